import { Type } from 'typebox';
import { operation } from '../kernel/operation.ts';

/** Confirms a subscription with the token of the mailed link (B3.3.10). AUT402: the link is unknown or has expired. */
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
