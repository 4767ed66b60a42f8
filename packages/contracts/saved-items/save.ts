import { Type } from 'typebox';
import { basketParams } from '../cart/target.ts';
import { operation } from '../kernel/operation.ts';
import { changedItemsSchema, savedItemsQuery } from './saved-items.ts';

/**
 * Moves a line of a cart to the saved items (C7.49). A size that is saved already keeps the higher quantity, so that a
 * repeated call saves nothing twice. ORD404: no such line; INV408: the list is full; GWP403: gifts cannot be saved.
 */
export const saveForLater = operation({
  id: 'savedItems.save',
  method: 'POST',
  path: '/cart/v2/cart/{basketId}/saveForLater',
  summary: 'Save an item of a cart for later',
  callers: ['guest', 'registered', 'employee'],
  params: basketParams,
  query: savedItemsQuery,
  body: Type.Object({ itemId: Type.String({ maxLength: 64 }) }),
  response: changedItemsSchema,
  refusals: ['BSK404', 'ORD404', 'INV408', 'GWP403'],
});
