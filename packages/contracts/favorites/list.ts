import { operation } from '../kernel/operation.ts';
import { favoritesQuery, favoritesSchema } from './favorites.ts';

/** The caller's favorites, guest or not (C6.03, C6.04, C7.123). A store associate's session has none (C4.36). */
export const listFavorites = operation({
  id: 'favorites.list',
  method: 'GET',
  path: '/wishlists/v2/favorites',
  summary: 'List the favorites of the caller',
  callers: ['guest', 'registered', 'employee'],
  query: favoritesQuery,
  response: favoritesSchema,
  refusals: [],
});
