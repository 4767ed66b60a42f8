import { removeWebhook } from '@eyelet/contracts/webhooks/remove.ts';
import { renewWebhookSecret } from '@eyelet/contracts/webhooks/renew-secret.ts';
import type { Webhook } from '@eyelet/contracts/webhooks/webhook.ts';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { SecretDialog } from '../forms/secret-dialog.tsx';
import { Button } from '../look/button.tsx';
import { Confirm } from '../look/confirm.tsx';
import { showToast } from '../look/toasts.ts';
import { call } from '../session/api.ts';
import { useWords } from '../words/words.ts';
import { webhooksChanged } from './use-webhooks.ts';

/** Makes a new secret after asking, and shows it once. */
export function RenewSecret({ webhook: { webhookId, version } }: Readonly<{ webhook: Webhook }>) {
  const { t } = useWords();
  const [isAsking, setAsking] = useState(false);
  const [secret, setSecret] = useState<string>();
  return (
    <>
      <Button onPress={() => setAsking(true)}>{t('studio.webhooks.renew')}</Button>
      {isAsking ? (
        <Confirm
          title={t('studio.webhooks.renew')}
          action={t('studio.webhooks.renew')}
          onClose={() => setAsking(false)}
          run={async () => {
            const renewed = await call(renewWebhookSecret, { params: { webhookId }, body: { version } });
            setSecret(renewed.secret ?? undefined);
            await webhooksChanged(webhookId);
          }}
        >
          <p>{t('studio.webhooks.renewWhat')}</p>
        </Confirm>
      ) : undefined}
      {secret === undefined ? undefined : (
        <SecretDialog
          title={t('studio.webhooks.secret')}
          warning={t('studio.webhooks.secretOnce')}
          secret={secret}
          onKept={() => setSecret(undefined)}
        />
      )}
    </>
  );
}

/** Deletes a webhook after asking. */
export function RemoveWebhook({ webhook: { webhookId, version, url } }: Readonly<{ webhook: Webhook }>) {
  const { t } = useWords();
  const navigate = useNavigate();
  const [isAsking, setAsking] = useState(false);
  return (
    <>
      <Button onPress={() => setAsking(true)}>{t('studio.webhooks.remove')}</Button>
      {isAsking ? (
        <Confirm
          title={t('studio.webhooks.remove')}
          action={t('studio.webhooks.remove')}
          isDanger
          onClose={() => setAsking(false)}
          run={async () => {
            await call(removeWebhook, { params: { webhookId }, query: { version } });
            navigate('/webhooks');
            await webhooksChanged(webhookId);
            showToast(t('studio.webhooks.removed'));
          }}
        >
          <p>{t('studio.webhooks.removeWhat', { url })}</p>
        </Confirm>
      ) : undefined}
    </>
  );
}
