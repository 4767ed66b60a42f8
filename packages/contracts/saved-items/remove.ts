import { Type } from 'typebox';
import { operation } from '../kernel/operation.ts';
import { savedItemsQuery, savedItemsSchema } from './saved-items.ts';

/**
 * Removes a saved item (C7.50); the path member has the register's spelling. One that is already removed is not an
 * error.
 */
export const removeSavedItem = operation({
  id: 'savedItems.remove',
  method: 'DELETE',
  path: '/cart/v2/saveForLater/{saveForlaterId}/items/{itemId}',
  summary: 'Remove a saved item',
  callers: ['guest', 'registered', 'employee'],
  params: Type.Object({ saveForlaterId: Type.String({ maxLength: 64 }), itemId: Type.String({ maxLength: 64 }) }),
  query: savedItemsQuery,
  response: savedItemsSchema,
  refusals: ['API404'],
});
