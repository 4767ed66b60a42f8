import { Type } from 'typebox';
import { operation } from '../kernel/operation.ts';
import { subscriptionInput, subscriptionSchema, subscriptionsSchema } from './subscription.ts';

const path = '/consumers-v3/consumer/subscription';

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

/** Subscribes an email address or a phone, of a guest too; a second time changes nothing (C7.72, B2.1.13, B7.22). */
export const subscribe = operation({
  id: 'subscriptions.create',
  method: 'POST',
  path,
  summary: 'Subscribe to the newsletter by email or SMS',
  callers: 'anyone',
  body: Type.Object(subscriptionInput),
  status: 201,
  response: Type.Object({ subscription: subscriptionSchema }),
  refusals: ['AUT453', 'PRO412'],
  invalidMember: { recipient: 'AUT453' },
  perMinute: 20,
});

/** Switches a subscription of the consumer on or off (C7.71, B7.23). */
export const changeSubscription = operation({
  id: 'subscriptions.update',
  method: 'PUT',
  path,
  summary: 'Change a subscription of the consumer',
  callers: 'registered',
  body: Type.Object(subscriptionInput),
  response: subscriptionsSchema,
  refusals: ['PRO412'],
});

/** Confirms a subscription with the token of the mailed link (B3.3.10). AUT402: the link is unknown or too old. */
export const confirmSubscription = operation({
  id: 'subscriptions.confirm',
  method: 'POST',
  path: '/consumers-v3/subscription/confirm',
  summary: 'Confirm a subscription by its mailed link',
  callers: 'anyone',
  body: Type.Object({ token: Type.String({ maxLength: 128 }) }),
  response: Type.Object({ confirmed: Type.Boolean() }),
  refusals: ['AUT402'],
  invalid: 'AUT402',
  perMinute: 30,
});

/**
 * Ends a subscription with the token that each of its mails carries. Mail programs post to it by themselves (RFC 8058),
 * so the token may come by query, and a second time is no mistake. AUT402: there is no such token.
 */
export const unsubscribe = operation({
  id: 'subscriptions.end',
  method: 'POST',
  path: '/consumers-v3/subscription/unsubscribe',
  summary: 'Unsubscribe by the link of a mail',
  callers: 'anyone',
  query: Type.Object({ token: Type.String({ maxLength: 128 }) }),
  response: Type.Object({ unsubscribed: Type.Boolean() }),
  refusals: ['AUT402'],
  invalid: 'AUT402',
  perMinute: 30,
});
