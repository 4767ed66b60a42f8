import { operation } from '../kernel/operation.ts';
import { path } from './path.ts';
import { subscriptionsSchema } from './subscription.ts';

/** The subscriptions of the consumer (C7.70). */
export const listSubscriptions = operation({
  id: 'subscriptions.list',
  method: 'GET',
  path,
  summary: 'List the subscriptions of the consumer',
  callers: 'registered',
  response: subscriptionsSchema,
  refusals: [],
});
