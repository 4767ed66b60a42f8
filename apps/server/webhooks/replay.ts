import { replayWebhookMessages } from '@eyelet/contracts/webhooks/replay.ts';
import { transact } from '@eyelet/db/placement/atomic.ts';
import { replayMessages } from '@eyelet/db/webhooks/message.ts';
import { lockWebhook } from '@eyelet/db/webhooks/webhook.ts';
import { recordAudits, sourceOf } from '../audit/record.ts';
import { handle } from '../kernel/handle.ts';
import { refuse } from '../kernel/refusal.ts';
import { wakeWebhooks } from './wake.ts';

/** Sends messages again. */
export const replayWebhookMessagesHandler = handle(replayWebhookMessages, async (context, { params, body }) => {
  const { shop, now } = context;
  const { webhookId } = params;
  const answer = await transact(shop.database.db, async (tx) => {
    if (!(await lockWebhook(tx, webhookId))) return refuse('STF404');
    const replayed = await replayMessages(tx, webhookId, body.messages, now);
    const changes = replayed.map(({ fact, subject }) => ({
      subject: { kind: 'webhook', id: webhookId } as const,
      before: null,
      after: { fact, subject },
    }));
    await recordAudits(tx, replayWebhookMessages, changes, sourceOf(context));
    return { replayed: replayed.length };
  });
  wakeWebhooks(shop.database);
  return answer;
});
