import { Type } from 'typebox';
import { operation } from '../kernel/operation.ts';
import { orderSchema } from './order.ts';

/**
 * One order for whoever has its link: the mails of an order bring one, so that it opens on another device too. A wrong or
 * outdated token answers like an order that never was.
 */
export const readLinkedOrder = operation({
  id: 'orders.readLinked',
  method: 'GET',
  path: '/consumers-v3/consumer/purchase/{orderId}/linked',
  summary: 'Read the order of a link',
  callers: 'anyone',
  params: Type.Object({ orderId: Type.String({ maxLength: 64 }) }),
  query: Type.Object({ token: Type.String({ maxLength: 64 }) }),
  response: orderSchema,
  refusals: ['OHS4004'],
});
