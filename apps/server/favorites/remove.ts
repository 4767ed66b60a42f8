import { removeFavorite } from '@eyelet/contracts/favorites/remove.ts';
import { deleteFavorite, findFavorites } from '@eyelet/db/favorites/favorite.ts';
import { handle } from '../kernel/handle.ts';
import { refuse } from '../kernel/refusal.ts';
import { ownerOf } from '../lists/owner.ts';
import { favoritesView } from './view.ts';

/** Removes a favorite of the caller (C7.128). */
export const removeFavoriteHandler = handle(removeFavorite, async (context, { params, query }) => {
  const owner = ownerOf(context);
  const { db } = context.shop.database;
  await deleteFavorite(db, params.favoriteId, owner, params.itemId);
  const found = await findFavorites(db, { owner });
  return found?.id === params.favoriteId ? favoritesView(context, found, query) : refuse('API404');
});
