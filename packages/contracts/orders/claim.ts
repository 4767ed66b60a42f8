import { Type } from 'typebox';
import { operation } from '../kernel/operation.ts';
import { orderSchema } from './order.ts';

/**
 * Takes an order that was placed as a guest into the account of the consumer, by the token of its mailed link, which proves that the
 * mail is theirs. OHS4004: a wrong token, or an order of another account. One that is theirs already is answered as it is.
 */
export const claimOrder = operation({
  id: 'orders.claim',
  method: 'POST',
  path: '/consumers-v3/consumer/purchase/{orderId}/claim',
  summary: 'Take an order of a guest into the account',
  callers: 'registered',
  params: Type.Object({ orderId: Type.String({ maxLength: 64 }) }),
  body: Type.Object({ token: Type.String({ maxLength: 64 }) }),
  response: orderSchema,
  refusals: ['OHS4004'],
});
