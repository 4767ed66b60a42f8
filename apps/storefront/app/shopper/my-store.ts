import type { Region } from '@eyelet/domain/markets/market.ts';
import { useSyncExternalStore } from 'react';
import { useMarket } from '../shop/shop-data.ts';
import { browserStorage, keep } from '../storage/storage.ts';

/** The preferred store as kept in this browser; a consumer's comes with the profile. */
export type MyStore = Readonly<{ id: string; name: string; region: Region }>;

type Place = Pick<Storage, 'getItem' | 'setItem'>;

const key = 'eyelet.store';
const listeners = new Set<() => void>();
let last: Readonly<{ text: string | null; store: MyStore | undefined }> = { text: null, store: undefined };

/** The preferred store; unreadable content counts as none. The same stored text gives the same object. */
export function recallStore(storage: Place): MyStore | undefined {
  try {
    const text = storage.getItem(key);
    if (text !== last.text) {
      last = { text, store: undefined };
      const store = JSON.parse(text ?? 'null') as MyStore | null;
      if (typeof store?.id === 'string' && typeof store.name === 'string') last = { text, store };
    }
    return last.store;
  } catch {
    return undefined;
  }
}

/** Id of the preferred store, for calls that take it; undefined on the server. */
export function myStoreId(): string | undefined {
  return typeof document === 'undefined' ? undefined : recallStore(browserStorage())?.id;
}

/** Keeps the preferred store, and notifies the parts of the page that show it. */
export function keepStore(storage: Place, store: MyStore): void {
  // Where nothing is stored only the preference is lost.
  keep(storage, key, JSON.stringify(store));
  for (const listen of listeners) listen();
}

/**
 * The preferred store in the region of the market; undefined on the server and for the first paint, as pages are the same
 * for everybody.
 */
export function useMyStore(): MyStore | undefined {
  const { region } = useMarket();
  const store = useSyncExternalStore(
    subscribe,
    () => recallStore(browserStorage()),
    () => undefined,
  );
  return store?.region === region ? store : undefined;
}

function subscribe(listen: () => void): () => void {
  listeners.add(listen);
  // The choice of another tab.
  window.addEventListener('storage', listen);
  return () => {
    listeners.delete(listen);
    window.removeEventListener('storage', listen);
  };
}
