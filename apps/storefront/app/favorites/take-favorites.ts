import type { KnownFavorites } from '../shopper/favorites-state.ts';
import { favoritesKey, favoritesStore } from '../shopper/favorites-store.ts';

/** Takes in what the server said, and keeps it for the next page; wishes under way stay on top of it. */
export function takeFavorites({ favoriteId, productIds }: KnownFavorites): void {
  keep({ favoriteId, productIds });
  favoritesStore.set({ favoriteId, productIds, hidden: false });
}

function keep(known: KnownFavorites): void {
  try {
    if (known.favoriteId === null) localStorage.removeItem(favoritesKey);
    else localStorage.setItem(favoritesKey, JSON.stringify(known));
  } catch {
    // A full or forbidden storage only costs the hearts their head start.
  }
}
