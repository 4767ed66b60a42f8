import type { KnownFavorites } from '../shopper/favorites-state.ts';
import { favoritesKey, favoritesStore } from '../shopper/favorites-store.ts';
import { browserStorage } from '../storage/storage.ts';

/** Stores the list of the server, also for the next page; wishes under way are kept. */
export function takeFavorites({ favoriteId, productIds }: KnownFavorites): void {
  keep({ favoriteId, productIds });
  favoritesStore.set({ favoriteId, productIds, hidden: false });
}

function keep(known: KnownFavorites): void {
  try {
    if (known.favoriteId === null) browserStorage().removeItem(favoritesKey);
    else browserStorage().setItem(favoritesKey, JSON.stringify(known));
  } catch {
    // Without storage the hearts are shown after the first call only.
  }
}
