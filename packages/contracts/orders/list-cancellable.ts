import { Type } from 'typebox';
import { nullable, oneOf } from '../kernel/nullable.ts';
import { operation } from '../kernel/operation.ts';
import { orderStates } from './order.ts';
import { proofMembers } from './proof.ts';

/** What of an order can be canceled, without what only its buyer may know: no names, addresses or payments. */
export const cancellableOrderSchema = Type.Object({
  orderNumber: Type.String(),
  status: oneOf(orderStates),
  isCancelled: Type.Boolean({ description: 'All of it was canceled, whether or not the money has gone back yet.' }),
  cancellableUntil: nullable(
    Type.String({ description: 'Until when its shopper may cancel it, ISO 8601; null when they no longer may.' }),
  ),
  items: Type.Array(
    Type.Object({
      itemId: Type.String(),
      name: Type.String(),
      colour: Type.String(),
      size: Type.String(),
      image: Type.String(),
      qty: Type.Integer(),
      cancelledQty: Type.Integer({ description: 'Units that were canceled.' }),
      cancellableQty: Type.Integer({ description: 'Units that can be canceled now.' }),
    }),
  ),
});

/**
 * The items of an order, with the units of each that can be canceled now. For the shopper who placed it, for holders of its mailed link,
 * and for callers who know its number and email; OHS4004 for any other order, ORD400 for another email.
 */
export const listCancellable = operation({
  id: 'orders.listCancellable',
  method: 'POST',
  path: '/consumers-v3/consumer/CancelOrderItems/items',
  summary: 'List what of an order can be canceled',
  callers: 'anyone',
  guarded: 'email',
  inLook: 'reads',
  body: Type.Object({ orderNumber: Type.String({ maxLength: 64 }), ...proofMembers }),
  response: cancellableOrderSchema,
  refusals: ['OHS4004', 'ORD400'],
});
