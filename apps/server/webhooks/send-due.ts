import { claimMessages, type DueMessage, recordTry, secretsOf, webhooksWithDue } from '@eyelet/db/webhooks/sending.ts';
import { pauseAfterTry, verdictOf } from '@eyelet/domain/webhooks/retries.ts';
import type { Shop } from '../kernel/shop.ts';
import { type Answer, post } from './post.ts';
import { openSecrets } from './secrets.ts';
import { webhookSignature } from './signature.ts';

/** Milliseconds within which a receiver must answer. */
const timeLimit = 10_000;
/** Milliseconds after which a message whose process has died is due again. */
const lease = 60_000;
/** Messages sent to one receiver concurrently. */
const atOnce = 5;

/**
 * Sends the due messages of all webhooks; returns how many were delivered. Each webhook is served separately, so that a
 * slow receiver delays only itself.
 */
export async function sendDueWebhooks(shop: Shop): Promise<number> {
  const webhooks = await webhooksWithDue(shop.database.db, shop.clock());
  const delivered = await Promise.all(webhooks.map((webhookId) => sendDueOf(shop, webhookId)));
  return delivered.reduce((sum, count) => sum + count, 0);
}

/** Sends until nothing is due, or until the receiver fails; the rest then waits for the next run. */
async function sendDueOf(shop: Shop, webhookId: string): Promise<number> {
  const { db } = shop.database;
  let delivered = 0;
  for (;;) {
    const now = shop.clock();
    const againAt = new Date(now.getTime() + lease);
    const due = await claimMessages(db, webhookId, { now, againAt, limit: atOnce });
    const outcomes = await Promise.all(due.map((message) => sendOne(shop, webhookId, message)));
    const good = outcomes.filter((isDelivered) => isDelivered).length;
    delivered += good;
    if (due.length === 0 || good < due.length) return delivered;
  }
}

/** Sends one message and stores the outcome; after a failure of the shop itself, the message is due again when its lease ends. */
async function sendOne(shop: Shop, webhookId: string, message: DueMessage): Promise<boolean> {
  const { messageId, tries } = message;
  const { db } = shop.database;
  try {
    const at = shop.clock();
    const began = performance.now();
    const answer = await tryOne(shop, webhookId, message, at);
    // Paused or deleted meanwhile; if it was paused, the message waits until it is resumed.
    if (!answer) return false;
    const milliseconds = Math.round(performance.now() - began);
    const status = 'status' in answer ? answer.status : undefined;
    const now = shop.clock();
    const outcome = outcomeOf(status, tries, now);
    await recordTry(
      db,
      {
        ...{ message_id: messageId, at, milliseconds, status: status ?? null },
        ...('failure' in answer ? { answer: '', failure: answer.failure } : { answer: answer.answer, failure: null }),
      },
      outcome,
      now,
    );
    if ('givenUp' in outcome) shop.log.warn({ webhookId, messageId, status }, 'a message of a webhook was given up');
    return 'delivered' in outcome;
  } catch (error) {
    shop.log.error({ err: error, webhookId, messageId }, 'a message of a webhook could not be sent');
    return false;
  }
}

function outcomeOf(status: number | undefined, tries: number, now: Date) {
  const verdict = verdictOf(status);
  if (verdict === 'delivered') return { delivered: true } as const;
  const pause = verdict === 'refused' ? undefined : pauseAfterTry(tries);
  return pause === undefined ? ({ givenUp: true } as const) : { againAt: new Date(now.getTime() + pause * 1000) };
}

async function tryOne(
  shop: Shop,
  webhookId: string,
  { messageId, body }: DueMessage,
  at: Date,
): Promise<Answer | undefined> {
  const webhook = await secretsOf(shop.database.db, webhookId);
  if (!webhook) return undefined;
  const secrets = openSecrets(shop, webhook, at);
  if (secrets.length === 0) return { failure: 'secret' };
  const timestamp = Math.floor(at.getTime() / 1000);
  return post(webhook.url, {
    headers: {
      'content-type': 'application/json',
      'user-agent': 'Eyelet-Webhooks/1',
      'webhook-id': messageId,
      'webhook-timestamp': String(timestamp),
      'webhook-signature': webhookSignature({ id: messageId, timestamp, body }, secrets),
    },
    body,
    isPrivateAllowed: shop.config.privateWebhooks,
    timeLimit,
  });
}
