import type { AnyHandler } from '../kernel/handle.ts';
import { changeSubscriptionHandler } from './change.ts';
import { confirmSubscriptionHandler } from './confirm.ts';
import { listSubscriptionsHandler } from './list.ts';
import { subscribeHandler } from './subscribe.ts';
import { unsubscribeHandler } from './unsubscribe.ts';

/** Subscriptions to messages by email and SMS. */
export const subscriptionHandlers: readonly AnyHandler[] = [
  changeSubscriptionHandler,
  confirmSubscriptionHandler,
  listSubscriptionsHandler,
  subscribeHandler,
  unsubscribeHandler,
];
