import { type WebhookFact, webhookFactNames } from '@eyelet/contracts/webhooks/facts.ts';
import { queueFact } from '@eyelet/db/webhooks/message.ts';
import { type Consumer, consumer, type HeardEvent } from '../events/consumer.ts';
import type { Shop } from '../kernel/shop.ts';
import { messageData } from './message-data.ts';
import { wakeWebhooks } from './wake.ts';

/** Queues facts for the webhooks that want them. Each has its own retries, so that one that fails delays no other. */
export const webhookMessages: Consumer = {
  ...consumer(
    'webhooks',
    Object.fromEntries(webhookFactNames.map((fact) => [fact, queueFactOf(fact)])) as Consumer['hears'],
  ),
  forWebhooks: true,
};

function queueFactOf(fact: WebhookFact) {
  const dataOf = messageData[fact] as (payload: unknown) => object;
  return async (shop: Shop, payload: unknown, { eventId, subject, at }: HeardEvent): Promise<void> => {
    const { database, clock } = shop;
    const body = JSON.stringify({ type: fact, timestamp: at.toISOString(), data: dataOf(payload) });
    const queued = { ...{ eventId, fact, body, happenedAt: at }, subject };
    if ((await queueFact(database.db, queued, clock())) > 0) wakeWebhooks(database);
  };
}
