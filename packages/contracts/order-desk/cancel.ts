import { Type } from 'typebox';
import { operation } from '../kernel/operation.ts';
import { deskOrderSchema } from './order.ts';

/**
 * Cancels a whole order of which nothing has been sent: money, stock, codes and points are given back, and the buyer is
 * notified by mail. The reason is for the audit only. Repeating the call answers the order as it is; STF409 with
 * `current` for one that can no longer be cancelled.
 */
export const cancelDeskOrder = operation({
  id: 'orderDesk.cancel',
  method: 'POST',
  path: '/staff/v1/orders/{orderNumber}/cancel',
  summary: 'Cancel an order for its customer',
  callers: { staff: 'orders.write' },
  params: Type.Object({ orderNumber: Type.String({ maxLength: 64 }) }),
  body: Type.Object({ reason: Type.String({ minLength: 1, maxLength: 500, pattern: '\\S' }) }),
  response: deskOrderSchema,
  refusals: ['STF400', 'STF404', 'STF409'],
  invalid: 'STF400',
});
