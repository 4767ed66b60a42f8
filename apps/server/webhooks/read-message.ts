import { readWebhookMessage } from '@eyelet/contracts/webhooks/read-message.ts';
import { findMessage, triesOf } from '@eyelet/db/webhooks/message.ts';
import { handle } from '../kernel/handle.ts';
import { refuse } from '../kernel/refusal.ts';
import { messageView, tryView } from './view.ts';

/** One message with all its tries. */
export const readWebhookMessageHandler = handle(readWebhookMessage, async ({ shop }, { params }) => {
  const { db } = shop.database;
  const row = await findMessage(db, params.webhookId, params.messageId);
  if (!row) return refuse('STF404');
  return { message: messageView(row), body: row.body, tries: (await triesOf(db, row.message_id)).map(tryView) };
});
