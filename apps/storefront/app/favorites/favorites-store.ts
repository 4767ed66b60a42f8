import { type FavoritesState, type KnownFavorites, noFavorites, type Wish } from './favorites-state.ts';

const key = 'eyelet.favorites';

let state: FavoritesState | undefined;
const listeners = new Set<() => void>();

function set(next: FavoritesState): void {
  state = next;
  for (const listen of listeners) listen();
}

/** The favorites of this browser: shown at once after a reload (C9.21), in step across tabs. */
export const favoritesStore = {
  get: (): FavoritesState => {
    state ??= { ...noFavorites, ...readKept() };
    return state;
  },
  /** Takes in what the server said; wishes under way stay on top of it. */
  take: ({ favoriteId, productIds }: KnownFavorites): void => {
    keep({ favoriteId, productIds });
    set({ ...favoritesStore.get(), favoriteId, productIds, hidden: false });
  },
  wish: (wish: Wish): void => {
    const now = favoritesStore.get();
    set({ ...now, wishes: [...now.wishes, wish] });
  },
  /** Forgets the wishes for a product: they have come true, or cannot. */
  settle: (productId: string): void => {
    const now = favoritesStore.get();
    set({ ...now, wishes: now.wishes.filter((wish) => wish.productId !== productId) });
  },
  hide: (): void => set({ ...noFavorites, hidden: true }),
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
  if (event.key === key) set({ ...favoritesStore.get(), ...(readKept() ?? { favoriteId: null, productIds: [] }) });
}

function readKept(): KnownFavorites | undefined {
  try {
    const kept = JSON.parse(localStorage.getItem(key) ?? 'null') as KnownFavorites | null;
    return typeof kept?.favoriteId === 'string' && Array.isArray(kept.productIds) ? kept : undefined;
  } catch {
    return undefined;
  }
}

function keep(known: KnownFavorites): void {
  try {
    if (known.favoriteId === null) localStorage.removeItem(key);
    else localStorage.setItem(key, JSON.stringify(known));
  } catch {
    // A full or forbidden storage only costs the hearts their head start.
  }
}
