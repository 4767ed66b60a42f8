import { Type } from 'typebox';
import { operation } from '../kernel/operation.ts';
import { cancellableOrderSchema } from './list-cancellable.ts';
import { proofMembers } from './proof.ts';

/** Units of an item of an order that are canceled. */
export const cancelledItemSchema = Type.Object({
  itemId: Type.String({ minLength: 1, maxLength: 64 }),
  qty: Type.Integer({ minimum: 1, maximum: 999 }),
});

/**
 * Cancels single items of an order, or some units of them, while the rest is sent; where the shop allows it, within the minutes in which a
 * whole order may be canceled (C9.35), and before anything of it is packed. Their share of what was paid is given back as for items that
 * are returned, and delivery with the last of them. Units that are all that is left cancel the order. The caller makes the id, so that a
 * repeated call cancels once. For the shopper who placed it, for holders of its mailed link, and for callers who know its number and email,
 * who may try them few times a minute, over tracking and all calls that take them; the money goes back to where it came from, and its mail
 * to the order's email. OHS4004 for any other order, ORD400 for another email; CAN409 when one of the units can no longer be canceled, and
 * nothing is; CAN410 with the members of a new quote when another amount would go back than is expected, and nothing is canceled either.
 */
export const cancelOrderItems = operation({
  id: 'orders.cancelItems',
  method: 'POST',
  path: '/consumers-v3/consumer/CancelOrderItems',
  summary: 'Cancel items of an order',
  callers: 'anyone',
  guarded: 'email',
  body: Type.Object({
    orderNumber: Type.String({ maxLength: 64 }),
    ...proofMembers,
    cancellationId: Type.String({ format: 'uuid' }),
    items: Type.Array(cancelledItemSchema, { minItems: 1, maxItems: 100 }),
    expectedRefund: Type.Optional(
      Type.Number({
        minimum: 0,
        description: 'What goes back as the shopper saw it; another amount refuses with CAN410.',
      }),
    ),
  }),
  response: cancellableOrderSchema,
  refusals: ['OHS4004', 'ORD400', 'CAN409', 'CAN410'],
});
