import { Type } from 'typebox';
import { operation } from '../kernel/operation.ts';
import { cartSchema } from './cart.ts';
import { cartIdMembers } from './target.ts';

/**
 * Removes a line given in the query or in a JSON body (C7.31, C7.32). A line that is already removed is not an error.
 */
export const removeItem = operation({
  id: 'cart.removeItem',
  method: 'DELETE',
  path: '/cart/v1/item',
  summary: 'Remove an item from a cart',
  callers: 'session',
  query: Type.Object({ ...cartIdMembers, itemId: Type.String({ maxLength: 64 }) }),
  targetIn: 'query-or-body',
  response: cartSchema,
  refusals: ['BSK404'],
});
