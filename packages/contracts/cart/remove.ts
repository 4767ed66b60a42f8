import { Type } from 'typebox';
import { operation } from '../kernel/operation.ts';
import { basketParams } from './target.ts';

/**
 * Deletes a temporary basket (B9.37); one that is already deleted is not an error. A regular cart is refused with
 * BSK404.
 */
export const removeCart = operation({
  id: 'cart.remove',
  method: 'DELETE',
  path: '/cart/v1/cart/{basketId}',
  summary: 'Delete a temporary basket',
  callers: 'session',
  params: basketParams,
  response: Type.Object({ removed: Type.Boolean() }),
  refusals: ['BSK404'],
});
