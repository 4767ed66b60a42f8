import { Type } from 'typebox';
import { productIdPattern } from '../catalogue/ids.ts';
import { operation } from '../kernel/operation.ts';
import { favoritesQuery, favoritesSchema } from './favorites.ts';

/**
 * Adds a favorite (C7.124); one that exists already keeps its place. A style means the colourway that represents it.
 * ORD404: no such product; INV408: the list is full.
 */
export const addFavorite = operation({
  id: 'favorites.add',
  method: 'POST',
  path: '/wishlists/v2/favorites',
  summary: 'Add a favorite',
  callers: ['guest', 'registered', 'employee'],
  query: favoritesQuery,
  body: Type.Object({ productId: Type.String({ pattern: productIdPattern }) }),
  response: favoritesSchema,
  refusals: ['ORD404', 'INV408'],
});
