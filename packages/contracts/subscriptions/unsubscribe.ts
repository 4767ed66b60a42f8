import { Type } from 'typebox';
import { operation } from '../kernel/operation.ts';

/**
 * Ends a subscription with the token in each of its mails. Mail programs post to it on their own (RFC 8058), so the
 * token may be in the query, and repeating the call is not an error. AUT402: there is no such token.
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
