import { Type } from 'typebox';
import { operation } from '../kernel/operation.ts';
import { cancelledItemSchema } from '../orders/cancel-items.ts';
import { deskOrderSchema } from './order.ts';

/**
 * Cancels items of an order that nobody has begun to pack, or some units of them, while the rest is sent, pieces that no place has, also
 * once the others have left, which are then the whole shipment, and mailed gift cards that wait for captures in parts which the provider
 * refuses, at any time until they are issued: their share of what was paid, stock and points are
 * given back, and the buyer is notified by mail. Units that are all that is left cancel the order. The caller makes the id, so that a
 * repeated call cancels once. The reason is for the audit only. STF409 with `current` when one of the units can no longer be canceled, and
 * nothing is.
 */
export const cancelDeskItems = operation({
  id: 'orderDesk.cancelItems',
  method: 'PUT',
  path: '/staff/v1/orders/{orderNumber}/cancelled-items/{cancellationId}',
  summary: 'Cancel items of an order for its customer',
  callers: { staff: 'orders.write' },
  params: Type.Object({ orderNumber: Type.String({ maxLength: 64 }), cancellationId: Type.String({ format: 'uuid' }) }),
  body: Type.Object({
    items: Type.Array(cancelledItemSchema, { minItems: 1, maxItems: 100 }),
    reason: Type.String({ minLength: 1, maxLength: 500, pattern: '\\S' }),
  }),
  response: deskOrderSchema,
  refusals: ['STF400', 'STF404', 'STF409'],
  invalid: 'STF400',
});
