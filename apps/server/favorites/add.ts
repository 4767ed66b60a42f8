import { addFavorite } from '@eyelet/contracts/favorites/add.ts';
import { favoritesLimit } from '@eyelet/contracts/favorites/favorites.ts';
import { findFavorites, insertFavorite, lockFavoriteList } from '@eyelet/db/favorites/favorite.ts';
import { transact } from '@eyelet/db/placement/atomic.ts';
import { cardOf } from '../catalogue/product/card.ts';
import { colourwayOf } from '../catalogue/read-product.ts';
import { viewOf } from '../catalogue/view.ts';
import { handle } from '../kernel/handle.ts';
import { refuse } from '../kernel/refusal.ts';
import { ownerOf } from '../lists/owner.ts';
import { favoritesView } from './view.ts';

/** Adds a favorite, once, however often it is requested (C7.124). */
export const addFavoriteHandler = handle(addFavorite, async (context, { query, body }) => {
  const owner = ownerOf(context);
  const { shop, market, now } = context;
  const view = viewOf(shop.catalogue.memory(), market, now);
  const colourway = colourwayOf(body.productId, view);
  if (!colourway || !cardOf(colourway, view)) return refuse('ORD404');
  const { productId } = colourway;
  const { db } = shop.database;
  const fits = await transact(db, async (tx) => {
    const listId = await lockFavoriteList(tx, owner, context.newId(), now);
    return insertFavorite(tx, listId, productId, favoritesLimit, now);
  });
  if (!fits) return refuse('INV408', { maxAllowedQty: favoritesLimit });
  shop.events.favoriteAdded({ productId });
  return favoritesView(context, await findFavorites(db, { owner }), query);
});
