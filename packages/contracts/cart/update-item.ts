import { Type } from 'typebox';
import { operation } from '../kernel/operation.ts';
import { cartSchema } from './cart.ts';
import { lineMembers, lineRefusals, qtyMember, quantityRefusals } from './line.ts';
import { basketParams, cartIdMembers, cartQuery } from './target.ts';

/** Changes quantity or size of a line (C7.33); absent members stay unchanged. */
export const updateItem = operation({
  id: 'cart.updateItem',
  method: 'PUT',
  path: '/cart/v1/cart/{basketId}/item',
  summary: 'Change an item of a cart',
  callers: 'session',
  params: basketParams,
  query: cartQuery,
  body: Type.Object({
    ...cartIdMembers,
    ...lineMembers,
    itemId: Type.String({ maxLength: 64 }),
    qty: Type.Optional(qtyMember),
  }),
  response: cartSchema,
  invalidMember: quantityRefusals,
  refusals: ['BSK404', 'ORD516', ...lineRefusals],
});
