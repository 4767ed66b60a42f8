import { removeWebhook } from '@eyelet/contracts/webhooks/remove.ts';
import { transact } from '@eyelet/db/placement/atomic.ts';
import { deleteWebhook, lockWebhook } from '@eyelet/db/webhooks/webhook.ts';
import { recordAudit, sourceOf } from '../audit/record.ts';
import { handle } from '../kernel/handle.ts';
import { refuse, refuseStale } from '../kernel/refusal.ts';
import { webhookFactsOf, webhookView } from './view.ts';

/** Deletes a webhook with its messages. */
export const removeWebhookHandler = handle(removeWebhook, async (context, { params: { webhookId }, query }) => {
  const { shop, now } = context;
  return transact(shop.database.db, async (tx) => {
    const row = await lockWebhook(tx, webhookId);
    if (!row) return refuse('STF404');
    const webhook = webhookView(row, now);
    if (webhook.version !== query.version) return refuseStale('STF409', webhook);
    await deleteWebhook(tx, webhookId);
    const subject = { kind: 'webhook', id: webhookId } as const;
    await recordAudit(tx, removeWebhook, { subject, before: webhookFactsOf(webhook), after: null }, sourceOf(context));
    return { webhookId };
  });
});
