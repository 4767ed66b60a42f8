import { isDeepStrictEqual } from 'node:util';
import { updateWebhook } from '@eyelet/contracts/webhooks/update.ts';
import { transact } from '@eyelet/db/placement/atomic.ts';
import { changeWebhook, findWebhook, lockWebhook } from '@eyelet/db/webhooks/webhook.ts';
import { recordAudit, sourceOf } from '../audit/record.ts';
import { handle } from '../kernel/handle.ts';
import { refuse, refuseStale } from '../kernel/refusal.ts';
import { storedMembers } from './stored-members.ts';
import { webhookFactsOf, webhookView } from './view.ts';
import { wakeWebhooks } from './wake.ts';

/** Changes a webhook; without a difference it is answered as it is. */
export const updateWebhookHandler = handle(updateWebhook, async (context, { params: { webhookId }, body }) => {
  const { shop, now } = context;
  const members = storedMembers(body, shop.config);
  if (!members) return refuse('STF400', { member: 'url' });
  const answer = await transact(shop.database.db, async (tx) => {
    const row = await lockWebhook(tx, webhookId);
    if (!row) return refuse('STF404');
    const webhook = webhookView(row, now);
    const before = webhookFactsOf(webhook);
    if (isDeepStrictEqual(before, members)) return webhook;
    if (webhook.version !== body.version) return refuseStale('STF409', webhook);
    await changeWebhook(tx, webhookId, { ...members, facts: [...members.facts] });
    const change = { subject: { kind: 'webhook', id: webhookId } as const, before, after: members };
    await recordAudit(tx, updateWebhook, change, sourceOf(context));
    const changed = await findWebhook(tx, webhookId);
    if (!changed) throw new Error('the webhook just changed does not exist');
    return webhookView(changed, now);
  });
  wakeWebhooks(shop.database);
  return answer;
});
