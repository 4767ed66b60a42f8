import { Type } from 'typebox';
import { operation } from '../kernel/operation.ts';
import { orderSchema } from './order.ts';

/** One order of the caller's own session; any other answers like an unknown one. */
export const readPurchase = operation({
  id: 'orders.read',
  method: 'GET',
  path: '/consumers-v3/consumer/purchase/{orderId}',
  alsoAt: ['/consumer/purchase/{orderId}'],
  summary: 'Read an order',
  callers: 'session',
  params: Type.Object({ orderId: Type.String({ maxLength: 64 }) }),
  response: orderSchema,
  refusals: ['OHS4004'],
});
