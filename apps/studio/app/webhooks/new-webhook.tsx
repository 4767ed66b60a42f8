import { createWebhook } from '@eyelet/contracts/webhooks/create.ts';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { Form } from '../forms/form.tsx';
import { SecretDialog } from '../forms/secret-dialog.tsx';
import { useForm } from '../forms/use-form.ts';
import { showToast } from '../look/toasts.ts';
import { Record } from '../record/record.tsx';
import { Section } from '../record/section.tsx';
import { call } from '../session/api.ts';
import { newId } from '../session/new-id.ts';
import { useWords } from '../words/words.ts';
import { webhooksChanged } from './use-webhooks.ts';
import { WebhookFields, type WebhookValues } from './webhook-fields.tsx';

/** A new webhook. Its id is chosen here, so that a second press makes no second one. */
export function NewWebhook() {
  const { t } = useWords();
  const navigate = useNavigate();
  const [webhookId] = useState(newId);
  const [secret, setSecret] = useState<string>();
  const goOn = () => navigate(`/webhooks/${webhookId}`, { replace: true });
  const form = useForm<WebhookValues>({
    operation: createWebhook,
    initial: { url: '', description: '', facts: [], active: true },
    required: ['url', 'facts'],
    send: async ({ facts, ...members }) => {
      const made = await call(createWebhook, { body: { webhookId, ...members, facts: [...facts] } });
      await webhooksChanged(webhookId);
      if (made.secret !== null) return setSecret(made.secret);
      showToast(t('studio.webhooks.secretLost'));
      goOn();
    },
  });
  return (
    <Record title={t('studio.webhooks.new')} from={{ path: '/webhooks', label: t('studio.webhooks.title') }}>
      <Section title={t('studio.webhooks.details')}>
        <Form form={form} label={t('studio.webhooks.new')} action={t('studio.webhooks.create')}>
          <WebhookFields form={form} />
        </Form>
      </Section>
      {secret === undefined ? undefined : (
        <SecretDialog
          title={t('studio.webhooks.secret')}
          warning={t('studio.webhooks.secretOnce')}
          secret={secret}
          onKept={goOn}
        />
      )}
    </Record>
  );
}
