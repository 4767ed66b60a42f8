import { listSubscriptions } from '@eyelet/contracts/subscriptions/list.ts';
import { subscriptionsOf } from '@eyelet/db/subscriptions/subscription.ts';
import { handle } from '../kernel/handle.ts';
import { subscriptionView } from './view.ts';

export const listSubscriptionsHandler = handle(listSubscriptions, async ({ shop, session }) => {
  const rows = await subscriptionsOf(shop.database.db, session?.consumerNo ?? '');
  return { subscriptions: rows.map(subscriptionView) };
});
