import type { WebhookMessage, WebhookTry } from '@eyelet/contracts/webhooks/message.ts';
import { readWebhookMessage } from '@eyelet/contracts/webhooks/read-message.ts';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Notice } from '../look/notice.tsx';
import { Facts } from '../record/section.tsx';
import { call } from '../session/api.ts';
import { problemText } from '../session/problem.ts';
import { dateTime, useWords } from '../words/words.ts';

type MessageDetailsProps = Readonly<{ webhookId: string; message: WebhookMessage; actions: ReactNode }>;

/** What is sent, and what came of each try. */
export function MessageDetails({ webhookId, message, actions }: MessageDetailsProps) {
  const { t, language } = useWords();
  const { messageId, nextAt, tries } = message;
  const { data, error } = useQuery({
    queryKey: ['list', `messages ${webhookId}`, 'message', messageId],
    queryFn: () => call(readWebhookMessage, { params: { webhookId, messageId } }),
  });
  return (
    <div className="stack">
      <Facts
        facts={[
          [t('studio.webhooks.id'), <code key="id">{messageId}</code>],
          [t('studio.webhooks.tries'), tries],
          ...(nextAt === null ? [] : [[t('studio.webhooks.nextTry'), dateTime(language, nextAt)] as const]),
          [
            t('studio.webhooks.body'),
            <pre key="body" className="payload">
              {data ? JSON.stringify(JSON.parse(data.body), undefined, 2) : ''}
            </pre>,
          ],
        ]}
      />
      {error ? <Notice tone="bad">{problemText(t, error)}</Notice> : undefined}
      {data && data.tries.length > 0 ? <Tries tries={data.tries} /> : undefined}
      <div>{actions}</div>
    </div>
  );
}

function Tries({ tries }: Readonly<{ tries: readonly WebhookTry[] }>) {
  const { t, language } = useWords();
  return (
    <table className="table" aria-label={t('studio.webhooks.tries')}>
      <thead>
        <tr>
          <th scope="col">{t('studio.webhooks.tried')}</th>
          <th scope="col">{t('studio.webhooks.status')}</th>
          <th scope="col">{t('studio.webhooks.answer')}</th>
        </tr>
      </thead>
      <tbody>
        {tries.map(({ at, milliseconds, status, answer, failure }, index) => (
          <tr key={`${at} ${tries.length - index}`}>
            <td>
              {dateTime(language, at)}
              <br />
              <span className="hint">{t('studio.webhooks.took', { milliseconds })}</span>
            </td>
            <td>{status ?? '–'}</td>
            <td className="wraps">{failure === null ? answer || '–' : t(`studio.webhooks.failure.${failure}`)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
