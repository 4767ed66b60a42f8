import { Type } from 'typebox';
import { nullable } from '../kernel/nullable.ts';
import { operation } from '../kernel/operation.ts';
import { proofMembers } from '../orders/proof.ts';
import { returnableItemSchema, returnSchema } from './return.ts';

/**
 * The items of an order that can be sent back, and its returns. For the shopper who placed it, for holders of its
 * mailed link, and for callers who know its number and email; OHS4004 for any other order, ORD400 for another email.
 */
export const listReturnItems = operation({
  id: 'returns.listItems',
  method: 'POST',
  path: '/consumers-v3/consumer/return/{orderId}/items',
  summary: 'List what of an order can be returned',
  callers: 'anyone',
  inLook: 'reads',
  guarded: 'email',
  params: Type.Object({ orderId: Type.String({ maxLength: 64 }) }),
  body: Type.Object({ ...proofMembers }),
  response: Type.Object({
    currency: Type.String(),
    items: Type.Array(returnableItemSchema),
    returns: Type.Array(returnSchema),
    credit: nullable(
      Type.Object(
        { atOnce: Type.Number({ description: 'Up to how much is given once the parcel is on its way; 0: nothing.' }) },
        {
          description:
            'That the caller may choose store credit instead of money; null for everybody but the consumer whose order it is, and where nothing could become credit.',
        },
      ),
    ),
    sentBackWith: nullable(
      Type.Object(
        {
          orderNumber: Type.String(),
          token: nullable(Type.String({ description: 'Of its link, for holders of a mailed link; null for others.' })),
        },
        { description: 'The order with which goods are sent back that this one sends again; null for any other.' },
      ),
    ),
  }),
  refusals: ['OHS4004', 'ORD400'],
  perMinute: 60,
});
