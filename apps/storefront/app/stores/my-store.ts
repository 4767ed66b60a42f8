import type { Region } from '@eyelet/domain/markets/market.ts';
import { useSyncExternalStore } from 'react';
import { useMarket } from '../shell/shop-data.ts';

/** The store that a shopper prefers, as this browser keeps it. */
export type MyStore = Readonly<{ id: string; name: string; region: Region }>;

type Place = Pick<Storage, 'getItem' | 'setItem'>;

const key = 'eyelet.store';
const listeners = new Set<() => void>();
let last: Readonly<{ text: string | null; store: MyStore | undefined }> = { text: null, store: undefined };

/** The preferred store; anything unreadable counts as none. The same text gives the same object. */
export function recallStore(storage: Place): MyStore | undefined {
  const text = textIn(storage);
  if (text !== last.text) last = { text, store: parsed(text) };
  return last.store;
}

/** Id of the preferred store for calls that ask for it; none where there is no browser. */
export function myStoreId(): string | undefined {
  return typeof localStorage === 'undefined' ? undefined : recallStore(localStorage)?.id;
}

/** Keeps the preferred store, and tells the parts of the page that show it. */
export function keepStore(storage: Place, { id, name, region }: MyStore): void {
  try {
    storage.setItem(key, JSON.stringify({ id, name, region }));
  } catch {
    // A full or forbidden storage only costs the preference.
  }
  for (const listen of listeners) listen();
}

/**
 * The preferred store of the market's part of the world; none on the server and for the first paint, as pages are the same
 * for everybody.
 */
export function useMyStore(): MyStore | undefined {
  const { region } = useMarket();
  const store = useSyncExternalStore(
    subscribe,
    () => recallStore(localStorage),
    () => undefined,
  );
  return store?.region === region ? store : undefined;
}

function subscribe(listen: () => void): () => void {
  listeners.add(listen);
  // Another tab has chosen.
  window.addEventListener('storage', listen);
  return () => {
    listeners.delete(listen);
    window.removeEventListener('storage', listen);
  };
}

function textIn(storage: Place): string | null {
  try {
    return storage.getItem(key);
  } catch {
    return null;
  }
}

function parsed(text: string | null): MyStore | undefined {
  try {
    const store = JSON.parse(text ?? 'null') as MyStore | null;
    return typeof store?.id === 'string' && typeof store.name === 'string' ? store : undefined;
  } catch {
    return undefined;
  }
}
