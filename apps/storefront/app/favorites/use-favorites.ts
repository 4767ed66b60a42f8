import { useSyncExternalStore } from 'react';
import { type FavoritesState, noFavorites } from '../shopper/favorites-state.ts';
import { favoritesStore } from '../shopper/favorites-store.ts';

/** The favorites; none on the server and for the first paint, as pages are the same for everybody. */
export function useFavorites(): FavoritesState {
  return useSyncExternalStore(favoritesStore.subscribe, favoritesStore.get, () => noFavorites);
}
