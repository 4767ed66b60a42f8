import { Type } from 'typebox';
import { cartSchema } from '../cart/cart.ts';
import { cartIdMembers } from '../cart/target.ts';
import { operation } from '../kernel/operation.ts';

/**
 * Puts the items of an order whose challenge failed back into a cart (C4.11); lines that have sold out since are left
 * out and flashed. Items of one order are restored once.
 */
export const restoreItems = operation({
  id: 'checkout.restoreItems',
  method: 'POST',
  path: '/cart/v2/checkout/order/{orderNumber}/restoreItems',
  summary: 'Put the items of a failed order back into a cart',
  callers: 'session',
  params: Type.Object({ orderNumber: Type.String({ maxLength: 64 }) }),
  body: Type.Object(cartIdMembers),
  response: cartSchema,
  refusals: ['BSK404', 'ORD409'],
});
