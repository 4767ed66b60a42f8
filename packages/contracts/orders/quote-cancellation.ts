import { Type } from 'typebox';
import { operation } from '../kernel/operation.ts';
import { cancelOrderItems } from './cancel-items.ts';

/**
 * What goes back if items of an order are canceled now, for the callers of `orders.cancelItems` and with the same refusals but that of an
 * expected amount; nothing is changed. With the id of a cancellation that was done, what went back for it.
 */
export const quoteCancellation = operation({
  id: 'orders.quoteCancellation',
  method: 'POST',
  path: '/consumers-v3/consumer/CancelOrderItems/quote',
  summary: 'What goes back for items that are canceled',
  callers: 'anyone',
  guarded: 'email',
  body: Type.Omit(cancelOrderItems.body, ['expectedRefund']),
  response: Type.Object({
    refund: Type.Number({ description: 'What goes back for the items, with their tax, and for the delivery.' }),
    delivery: Type.Number({ description: 'The part of it that is for the delivery.' }),
    currency: Type.String(),
    whole: Type.Boolean({ description: 'Whether nothing of the order is left, so that it is canceled as a whole.' }),
  }),
  refusals: ['OHS4004', 'ORD400', 'CAN409'],
});
