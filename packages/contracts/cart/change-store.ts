import { Type } from 'typebox';
import { operation } from '../kernel/operation.ts';
import { cartSchema } from './cart.ts';
import { basketParams, cartIdMembers } from './target.ts';

/**
 * Moves all pickups and store deliveries to another store (C2.52). Refuses with ORD517 when one item is not available
 * there and with INV407 when several are not; then nothing moves.
 */
export const changeStore = operation({
  id: 'cart.changeStore',
  method: 'PUT',
  path: '/cart/v1/cart/{basketId}/store',
  summary: 'Change the store of a cart',
  callers: 'session',
  params: basketParams,
  body: Type.Object({ ...cartIdMembers, storeId: Type.String({ maxLength: 64 }) }),
  response: cartSchema,
  refusals: ['BSK404', 'ORD517', 'ORD518', 'INV407'],
});
