import { Type } from 'typebox';
import { cartSchema } from '../cart/cart.ts';
import { operation } from '../kernel/operation.ts';
import { handoverToken, leftOutSchema } from './handover.ts';

/**
 * Takes a cart over: its lines and codes become the caller's cart, or are merged into it as at sign-in, and the giver's
 * cart ends, in one transaction. Repeating the call answers the same cart. AUT402: the link has ended, or somebody else
 * was faster; CHK320: the link is of another market, or not for this kind of caller; AUT432: an associate without a
 * store; BSK404: the cart has been ordered.
 */
export const takeHandover = operation({
  id: 'handovers.take',
  method: 'POST',
  path: '/cart/v1/handover/take',
  summary: 'Take a cart over',
  callers: 'session',
  body: handoverToken,
  response: Type.Object({ ...cartSchema.properties, leftOut: Type.Array(leftOutSchema) }),
  refusals: ['AUT402', 'AUT432', 'BSK404', 'CHK320'],
  invalid: 'AUT402',
  perMinute: 30,
});
