import { changeSubscription } from '@eyelet/contracts/subscriptions/change.ts';
import { transact } from '@eyelet/db/placement/atomic.ts';
import { subscriptionsOf } from '@eyelet/db/subscriptions/subscription.ts';
import { handle } from '../kernel/handle.ts';
import { refuse } from '../kernel/refusal.ts';
import { wakeAnnouncer } from '../kernel/wake-announcer.ts';
import { changeOwn } from './change-own.ts';
import { isOffered } from './new-subscription.ts';
import { ownConsumer } from './own-consumer.ts';
import { subscriptionView } from './view.ts';

export const changeSubscriptionHandler = handle(changeSubscription, async (context, { body }) => {
  const { shop } = context;
  const consumer = await ownConsumer(context);
  const recipient = (body.channel === 'email' ? consumer?.email : consumer?.phone) ?? '';
  if (!consumer || recipient === '') return refuse('PRO412', { member: 'recipient' });
  if (body.optin && !isOffered(context, body.channel)) return refuse('PRO412', { member: 'channel' });
  const wish = { type: body.type ?? 'Newsletter', channel: body.channel, optin: body.optin } as const;
  await transact(shop.database.db, (tx) => changeOwn(tx, consumer, wish, context));
  wakeAnnouncer(shop.database);
  const rows = await subscriptionsOf(shop.database.db, consumer.id);
  return { subscriptions: rows.map(subscriptionView) };
});
