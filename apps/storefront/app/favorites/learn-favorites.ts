import type { AuthData } from '@eyelet/contracts/auth/auth.ts';
import { listFavorites } from '@eyelet/contracts/favorites/list.ts';
import { noFavorites } from '../shopper/favorites-state.ts';
import { favoritesStore } from '../shopper/favorites-store.ts';
import { shopperOf } from '../shopper/shopper.ts';
import { takeFavorites } from './take-favorites.ts';

/** Stores the facts of a token call about the shopper's favorites, and loads them if there is a list. */
export async function learnFavorites({ isAssociate, favorites }: AuthData, header: string): Promise<void> {
  if (isAssociate) favoritesStore.set({ ...noFavorites, hidden: true });
  else if (favorites.favoriteId === null) takeFavorites({ favoriteId: null, productIds: [] });
  else await readFavorites(header);
}

/** Loads all favorites; an answer that is older than a change is ignored. */
async function readFavorites(header: string): Promise<void> {
  const before = favoritesStore.get();
  const list = await shopperOf(header).client.call(listFavorites, { query: { count: 0 } });
  if (favoritesStore.get().productIds === before.productIds) takeFavorites(list);
}
