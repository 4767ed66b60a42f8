import { Type } from 'typebox';
import { operation } from '../kernel/operation.ts';

/**
 * Ends a subscription with the token that each of its mails carries. Mail programs post to it by themselves (RFC 8058),
 * so the token may come by query, and a second time is no mistake. AUT402: there is no such token.
 */
export const unsubscribe = operation({
  id: 'subscriptions.unsubscribe',
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
