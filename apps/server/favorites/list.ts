import { listFavorites } from '@eyelet/contracts/favorites/list.ts';
import { findFavorites } from '@eyelet/db/favorites/favorite.ts';
import { handle } from '../kernel/handle.ts';
import { ownerOf } from '../lists/owner.ts';
import { favoritesView } from './view.ts';

/** Lists the caller's favorites (C7.123). */
export const listFavoritesHandler = handle(listFavorites, async (context, { query }) => {
  const owner = ownerOf(context);
  return favoritesView(context, await findFavorites(context.shop.database.db, { owner }), query);
});
