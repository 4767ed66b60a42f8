import { Type } from 'typebox';
import { operation } from '../kernel/operation.ts';
import { cartSchema } from './cart.ts';
import { giftCardMember, lineMembers, lineRefusals, qtyMember, quantityRefusals } from './line.ts';

/** Creates a cart with its first item (C7.25), so that carts are created only when needed (C4.15). */
export const createCartWithItem = operation({
  id: 'cart.createWithItem',
  method: 'POST',
  path: '/cart/v1/cartWithItem',
  summary: 'Create a cart with its first item',
  callers: 'session',
  body: Type.Object({
    ...lineMembers,
    ...giftCardMember,
    qty: Type.Optional(qtyMember),
    temporary: Type.Optional(
      Type.Boolean({
        description: 'A temporary basket besides the cart, for buying one product with a wallet (B2.15).',
      }),
    ),
    inPlaceOf: Type.Optional(
      Type.String({
        maxLength: 64,
        description:
          'The cart that this one takes the place of, as its caller no longer has it (C4.16). Where it is the cart of the account that he signs in to, its lines are not added twice.',
      }),
    ),
  }),
  status: 201,
  response: cartSchema,
  invalidMember: quantityRefusals,
  refusals: lineRefusals,
});
