import { Type } from 'typebox';
import { operation } from '../kernel/operation.ts';
import { path } from './path.ts';
import { subscriptionInput, subscriptionsSchema } from './subscription.ts';

/** Switches a subscription of the consumer on or off (C7.71, B7.23). */
export const changeSubscription = operation({
  id: 'subscriptions.change',
  method: 'PUT',
  path,
  summary: 'Change a subscription of the consumer',
  callers: 'registered',
  body: Type.Object(subscriptionInput),
  response: subscriptionsSchema,
  refusals: ['PRO412'],
});
