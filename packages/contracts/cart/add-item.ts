import { Type } from 'typebox';
import { operation } from '../kernel/operation.ts';
import { cartSchema } from './cart.ts';
import { giftCardMember, lineMembers, lineRefusals, qtyMember, quantityRefusals } from './line.ts';
import { cartIdMembers, cartQuery } from './target.ts';

/** Adds units of a size; the same size twice is one line with the sum (C7.30, C5.55, C5.56, B7.13). */
export const addItem = operation({
  id: 'cart.addItem',
  method: 'POST',
  path: '/cart/v1/item',
  summary: 'Add an item to a cart',
  callers: 'session',
  query: cartQuery,
  body: Type.Object({ ...cartIdMembers, ...lineMembers, ...giftCardMember, qty: Type.Optional(qtyMember) }),
  response: cartSchema,
  invalidMember: quantityRefusals,
  refusals: ['BSK404', ...lineRefusals],
});
