import { readSharedFavorites } from '@eyelet/contracts/favorites/read-shared.ts';
import { findConsumer } from '@eyelet/db/consumers/consumer.ts';
import { findFavorites } from '@eyelet/db/favorites/favorite.ts';
import { handle } from '../kernel/handle.ts';
import { refuse } from '../kernel/refusal.ts';
import { itemsView } from './view.ts';

/** Shows a shared list to a caller who has its id; for others a list that is not shared does not exist (C7.126). */
export const readSharedFavoritesHandler = handle(readSharedFavorites, async (context, { params, query }) => {
  const { db } = context.shop.database;
  const list = await findFavorites(db, { id: params.favoriteId });
  if (!list?.sharedAt) return refuse('API404');
  const consumer = await findConsumer(db, list.owner);
  if (!consumer) return refuse('API404');
  return {
    favoriteId: list.id,
    owner: consumer.first_name,
    items: [...itemsView(context, list, query)],
    total: list.favorites.length,
  };
});
