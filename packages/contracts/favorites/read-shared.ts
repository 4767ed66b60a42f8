import { Type } from 'typebox';
import { operation } from '../kernel/operation.ts';
import { favoriteSchema, favoritesQuery } from './favorites.ts';
import { params, path } from './share.ts';

/**
 * A shared list, for every caller with its id (C7.126). API404 for an unknown list and equally for one that is not
 * shared.
 */
export const readSharedFavorites = operation({
  id: 'favorites.readShared',
  method: 'GET',
  path,
  summary: 'Read a shared list of favorites',
  callers: 'anyone',
  params,
  query: favoritesQuery,
  response: Type.Object({
    favoriteId: Type.String(),
    owner: Type.String({ description: 'First name of the person who shares it; may be empty.' }),
    items: Type.Array(favoriteSchema),
    total: Type.Integer(),
  }),
  refusals: ['API404'],
});
