import { Type } from 'typebox';
import { operation } from '../kernel/operation.ts';
import { orderSchema } from './order.ts';

/**
 * Cancels a whole order within some minutes of placing (a setting) and before its fulfilment starts (C7.82, C9.35): money, stock
 * and codes are given back. For the shopper who placed it, and for holders of its mailed link. OHS4004 for any other
 * order; CAN409 for one that can no longer be cancelled, or that was made in exchange for goods which were not taken back yet. One that is cancelled already is answered as it is.
 */
export const cancelOrder = operation({
  id: 'orders.cancel',
  method: 'POST',
  path: '/consumers-v3/consumer/CancelOrder',
  alsoAt: ['/consumer/CancelOrder'],
  summary: 'Cancel an order',
  callers: 'anyone',
  body: Type.Object({
    orderNumber: Type.String({ maxLength: 64 }),
    token: Type.Optional(Type.String({ maxLength: 64, description: 'Of the link in the mails of the order.' })),
  }),
  response: orderSchema,
  refusals: ['OHS4004', 'CAN409'],
});
