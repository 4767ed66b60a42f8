import { listWebhookMessages } from '@eyelet/contracts/webhooks/list-messages.ts';
import { countMessages, listMessageRows } from '@eyelet/db/webhooks/message.ts';
import { findWebhook } from '@eyelet/db/webhooks/webhook.ts';
import { cutPage } from '../kernel/cut-page.ts';
import { handle } from '../kernel/handle.ts';
import { refuse } from '../kernel/refusal.ts';
import { messageView } from './view.ts';

/** The messages of a webhook, the latest first. */
export const listWebhookMessagesHandler = handle(listWebhookMessages, async ({ shop }, { params, query }) => {
  const { after, limit = 50, state, fact, search } = query;
  const { db } = shop.database;
  const filter = { webhookId: params.webhookId, state, fact, search: search?.trim() || undefined };
  if (!(await findWebhook(db, params.webhookId))) return refuse('STF404');
  const before = /^\d{1,15}$/.test(after ?? '') ? Number(after) : undefined;
  const [found, total] = await Promise.all([
    listMessageRows(db, filter, { before, limit: limit + 1 }),
    countMessages(db, filter),
  ]);
  const { page, last } = cutPage(found, limit);
  return { rows: page.map(messageView), next: last ? String(last.message_no) : null, total };
});
