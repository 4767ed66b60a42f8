import { renewWebhookSecret } from '@eyelet/contracts/webhooks/renew-secret.ts';
import { transact } from '@eyelet/db/placement/atomic.ts';
import { changeWebhook, findWebhook, lockWebhook } from '@eyelet/db/webhooks/webhook.ts';
import { recordAudit, sourceOf } from '../audit/record.ts';
import { handle } from '../kernel/handle.ts';
import { refuse, refuseStale } from '../kernel/refusal.ts';
import { sealSecret } from './secrets.ts';
import { newWebhookSecret } from './signature.ts';
import { webhookView } from './view.ts';

const dayMs = 24 * 60 * 60 * 1000;

/** Gives a webhook a new secret, which is in this answer only. */
export const renewWebhookSecretHandler = handle(
  renewWebhookSecret,
  async (context, { params: { webhookId }, body }) => {
    const { shop, now } = context;
    return transact(shop.database.db, async (tx) => {
      const row = await lockWebhook(tx, webhookId);
      if (!row) return refuse('STF404');
      if (row.version !== body.version) return refuseStale('STF409', webhookView(row, now));
      const secret = newWebhookSecret();
      await changeWebhook(tx, webhookId, {
        secret: sealSecret(shop, webhookId, secret),
        former_secret: row.secret,
        former_until: new Date(now.getTime() + dayMs),
      });
      const change = { subject: { kind: 'webhook', id: webhookId } as const, before: null, after: { url: row.url } };
      await recordAudit(tx, renewWebhookSecret, change, sourceOf(context));
      const changed = await findWebhook(tx, webhookId);
      if (!changed) throw new Error('the webhook just changed does not exist');
      return { webhook: webhookView(changed, now), secret };
    });
  },
);
