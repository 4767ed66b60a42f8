import type { RequestOf } from '@eyelet/contracts/kernel/operation.ts';
import { webhookFactNames } from '@eyelet/contracts/webhooks/facts.ts';
import { listWebhookMessages } from '@eyelet/contracts/webhooks/list-messages.ts';
import { type WebhookMessage, webhookMessageStates } from '@eyelet/contracts/webhooks/message.ts';
import { RotateCw } from 'lucide-react';
import { useState } from 'react';
import { useParams } from 'react-router';
import { BackLink } from '../frame/back-link.tsx';
import { Page } from '../frame/page.tsx';
import type { Column } from '../list/column.ts';
import type { Filter } from '../list/filters.tsx';
import { List } from '../list/list.tsx';
import { Button } from '../look/button.tsx';
import { call } from '../session/api.ts';
import { usePermission } from '../session/me.ts';
import { factText } from '../words/facts.ts';
import { dateTime, useWords } from '../words/words.ts';
import { MessageDetails } from './message-details.tsx';
import { MessageState } from './message-state.tsx';
import { ReplayDialog } from './replay-dialog.tsx';
import { useWebhooks } from './use-webhooks.ts';

type Query = NonNullable<RequestOf<typeof listWebhookMessages>['query']>;

/** What was sent to a webhook and what waits, each with its tries and the way to send it again. */
export function MessagesList() {
  const { t, language } = useWords();
  const { webhookId = '' } = useParams();
  const may = usePermission();
  const webhook = useWebhooks()?.find((one) => one.webhookId === webhookId);
  const [replayed, setReplayed] = useState<Readonly<{ rows: readonly WebhookMessage[]; then: () => void }>>();
  const params = { webhookId };
  const columns: readonly Column<WebhookMessage>[] = [
    { id: 'fact', label: t('studio.followUps.fact'), show: ({ fact }) => factText(t, fact) },
    { id: 'subject', label: t('studio.followUps.about'), show: ({ subject }) => <code>{subject}</code> },
    { id: 'state', label: t('studio.state'), show: ({ state }) => <MessageState state={state} /> },
    { id: 'tries', label: t('studio.webhooks.tries'), leaves: 'tablet', show: ({ tries }) => tries },
    {
      id: 'happenedAt',
      label: t('studio.followUps.happenedAt'),
      leaves: 'phone',
      show: ({ happenedAt }) => dateTime(language, happenedAt),
    },
  ];
  const filters: readonly Filter[] = [
    {
      kind: 'choice',
      name: 'state',
      label: t('studio.state'),
      options: webhookMessageStates.map((id) => ({ id, label: t(`studio.webhooks.state.${id}`) })),
    },
    {
      kind: 'choice',
      name: 'fact',
      label: t('studio.followUps.fact'),
      options: webhookFactNames.map((id) => ({ id, label: factText(t, id) })),
    },
  ];
  const replay = (rows: readonly WebhookMessage[], then = () => {}) => (
    <Button onPress={() => setReplayed({ rows, then })}>
      <RotateCw aria-hidden size={16} />
      {t('studio.webhooks.replay')}
    </Button>
  );
  return (
    <Page
      title={t('studio.webhooks.messages')}
      above={
        <BackLink to={`/webhooks/${webhookId}`}>
          {webhook ? new URL(webhook.url).host : t('studio.webhooks.webhook')}
        </BackLink>
      }
    >
      <List
        name={`messages ${webhookId}`}
        label={t('studio.webhooks.messages')}
        columns={columns}
        filters={filters}
        search={t('studio.followUps.search')}
        rowId={({ messageId }) => messageId}
        {...(may('webhooks.write')
          ? {
              bulk: {
                nameOf: ({ fact, subject }: WebhookMessage) => `${factText(t, fact)} ${subject}`,
                actions: replay,
              },
            }
          : {})}
        more={(row) => (
          <MessageDetails
            webhookId={webhookId}
            message={row}
            actions={may('webhooks.write') && row.state !== 'waiting' ? replay([row]) : undefined}
          />
        )}
        read={(query, after) => call(listWebhookMessages, { params, query: { ...(query as Query), after } })}
        empty={{ title: t('studio.webhooks.noMessages') }}
      />
      {replayed ? (
        <ReplayDialog
          webhookId={webhookId}
          rows={replayed.rows}
          onDone={replayed.then}
          onClose={() => setReplayed(undefined)}
        />
      ) : undefined}
    </Page>
  );
}
