import { isDeepStrictEqual } from 'node:util';
import { createWebhook } from '@eyelet/contracts/webhooks/create.ts';
import { transact } from '@eyelet/db/placement/atomic.ts';
import { insertWebhook, listWebhookRows, lockWebhook } from '@eyelet/db/webhooks/webhook.ts';
import { recordAudit, sourceOf } from '../audit/record.ts';
import { handle } from '../kernel/handle.ts';
import { refuse } from '../kernel/refusal.ts';
import { sealSecret } from './secrets.ts';
import { newWebhookSecret } from './signature.ts';
import { storedMembers } from './stored-members.ts';
import { webhookFactsOf, webhookView } from './view.ts';

/** The most webhooks that a shop may have, as each gets every fact. */
const most = 50;

/** Creates a webhook; its secret is in this answer only. */
export const createWebhookHandler = handle(createWebhook, async (context, { body }) => {
  const { shop, now } = context;
  const { webhookId } = body;
  const members = storedMembers(body, shop.config);
  if (!members) return refuse('STF400', { member: 'url' });
  return transact(shop.database.db, async (tx) => {
    const secret = newWebhookSecret();
    const isNew = await insertWebhook(tx, {
      ...{ webhook_id: webhookId, url: members.url, description: members.description, facts: members.facts },
      ...{ active: members.active, secret: sealSecret(shop, webhookId, secret), created_at: now },
    });
    const row = await lockWebhook(tx, webhookId);
    if (!row) throw new Error('the webhook just created does not exist');
    const webhook = webhookView(row, now);
    if (!isNew)
      return isDeepStrictEqual(webhookFactsOf(webhook), members) ? { webhook, secret: null } : refuse('STF409');
    if ((await listWebhookRows(tx)).length > most) return refuse('STF400', { member: 'webhookId' });
    const change = { subject: { kind: 'webhook', id: webhookId } as const, before: null, after: members };
    await recordAudit(tx, createWebhook, change, sourceOf(context));
    return { webhook, secret };
  });
});
