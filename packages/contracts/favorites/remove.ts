import { Type } from 'typebox';
import { operation } from '../kernel/operation.ts';
import { favoritesQuery, favoritesSchema } from './favorites.ts';

/** Removes a favorite (C7.128). One that is already removed is not an error; API404: not a list of the caller. */
export const removeFavorite = operation({
  id: 'favorites.remove',
  method: 'DELETE',
  path: '/wishlists/v2/favorites/{favoriteId}/items/{itemId}',
  summary: 'Remove a favorite',
  callers: ['guest', 'registered', 'employee'],
  params: Type.Object({ favoriteId: Type.String({ maxLength: 64 }), itemId: Type.String({ maxLength: 64 }) }),
  query: favoritesQuery,
  response: favoritesSchema,
  refusals: ['API404'],
});
