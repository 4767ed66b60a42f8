import { Type } from 'typebox';
import { operation } from '../kernel/operation.ts';
import { orderSchema } from './order.ts';

/**
 * An order by its link: the mails of an order contain one, so that it also opens on another device. A wrong or expired
 * token answers like an unknown order.
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
