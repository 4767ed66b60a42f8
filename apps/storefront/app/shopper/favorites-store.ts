import { browserStorage } from '../storage/storage.ts';
import { type FavoritesState, type KnownFavorites, noFavorites } from './favorites-state.ts';

/** The storage key of the list. */
export const favoritesKey = 'eyelet.favorites';

let state: FavoritesState | undefined;
const listeners = new Set<() => void>();

/**
 * The favorites of this browser: shown at once after a reload (C9.21), in sync across tabs. The code that changes them
 * is loaded on demand.
 */
export const favoritesStore = {
  get: (): FavoritesState => {
    state ??= { ...noFavorites, ...keptFavorites() };
    return state;
  },
  set: (change: Partial<FavoritesState>): void => {
    state = { ...favoritesStore.get(), ...change };
    for (const listen of listeners) listen();
  },
  subscribe: (listen: () => void): (() => void) => {
    if (listeners.size === 0) window.addEventListener('storage', hearTab);
    listeners.add(listen);
    return () => {
      listeners.delete(listen);
      if (listeners.size === 0) window.removeEventListener('storage', hearTab);
    };
  },
};

/** Another tab has changed the list. */
function hearTab(event: StorageEvent): void {
  if (event.key === favoritesKey) favoritesStore.set(keptFavorites() ?? { favoriteId: null, productIds: [] });
}

function keptFavorites(): KnownFavorites | undefined {
  try {
    const kept = JSON.parse(browserStorage().getItem(favoritesKey) ?? 'null') as KnownFavorites | null;
    return typeof kept?.favoriteId === 'string' && Array.isArray(kept.productIds) ? kept : undefined;
  } catch {
    return undefined;
  }
}
