import { Type } from 'typebox';
import { operation } from '../kernel/operation.ts';
import { path } from './path.ts';
import { subscriptionInput, subscriptionSchema } from './subscription.ts';

/** Subscribes an email address or a phone, of a guest too; repeated, it changes nothing (C7.72, B2.1.13, B7.22). */
export const subscribe = operation({
  id: 'subscriptions.subscribe',
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
