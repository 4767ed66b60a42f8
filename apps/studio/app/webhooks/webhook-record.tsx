import { Link, useParams } from 'react-router';
import { Notice } from '../look/notice.tsx';
import { Record } from '../record/record.tsx';
import { Facts, Section } from '../record/section.tsx';
import { Timeline } from '../record/timeline.tsx';
import { usePermission } from '../session/me.ts';
import { factText } from '../words/facts.ts';
import { dateTime, useWords } from '../words/words.ts';
import { useWebhooks } from './use-webhooks.ts';
import { RemoveWebhook, RenewSecret } from './webhook-actions.tsx';
import { WebhookForm } from './webhook-form.tsx';
import { WebhookState } from './webhook-state.tsx';

/** A webhook: its facts, its secret, and the way to its messages. */
export function WebhookRecord() {
  const { t, language } = useWords();
  const { webhookId = '' } = useParams();
  const may = usePermission();
  const webhooks = useWebhooks();
  const webhook = webhooks?.find((one) => one.webhookId === webhookId);
  const from = { path: '/webhooks', label: t('studio.webhooks.title') };
  if (!webhook) {
    return (
      <Record title={t('studio.webhooks.webhook')} from={from}>
        {webhooks ? <Notice tone="bad">{t('error.STF404')}</Notice> : undefined}
      </Record>
    );
  }
  const { url, description, facts, waiting, givenUp, formerSecretUntil } = webhook;
  const messages = `/webhooks/${webhookId}/messages`;
  return (
    <Record
      title={new URL(url).host}
      from={from}
      state={<WebhookState active={webhook.active} />}
      actions={may('webhooks.write') ? <RemoveWebhook webhook={webhook} /> : undefined}
      side={may('audit.read') ? <Timeline kind="webhook" id={webhookId} /> : undefined}
    >
      <Section
        title={t('studio.webhooks.messages')}
        actions={<Link to={messages}>{t('studio.webhooks.showMessages')}</Link>}
      >
        {givenUp > 0 ? <Notice tone="bad">{t('studio.webhooks.givenUpNotice', { count: givenUp })}</Notice> : undefined}
        <Facts
          facts={[
            [t('studio.webhooks.waiting'), waiting],
            [t('studio.webhooks.givenUp'), givenUp],
          ]}
        />
      </Section>
      {may('webhooks.write') ? (
        <WebhookForm key={webhookId} webhook={webhook} />
      ) : (
        <Section title={t('studio.webhooks.details')}>
          <Facts
            facts={[
              [t('studio.webhooks.url'), url],
              [t('studio.webhooks.description'), description || '–'],
              [t('studio.webhooks.facts'), facts.map((fact) => factText(t, fact)).join(', ')],
            ]}
          />
        </Section>
      )}
      <Section
        title={t('studio.webhooks.secret')}
        hint={t('studio.webhooks.secretWhat')}
        actions={may('webhooks.write') ? <RenewSecret webhook={webhook} /> : undefined}
      >
        {formerSecretUntil === null ? undefined : (
          <p>{t('studio.webhooks.formerUntil', { when: dateTime(language, formerSecretUntil) })}</p>
        )}
      </Section>
    </Record>
  );
}
