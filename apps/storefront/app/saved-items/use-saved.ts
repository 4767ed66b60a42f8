import type { SavedItems } from '@eyelet/contracts/saved-items/saved-items.ts';
import { createContext, useContext, useEffect, useSyncExternalStore } from 'react';
import { savedStore } from '../shopper/saved-store.ts';

/** The saved items in the page data; null where there is no list (C4.37), undefined on pages without it. */
export const ServedSaved = createContext<SavedItems | null | undefined>(undefined);

/** The saved items to show: those of the page until the browser has newer ones. */
export function useSaved(): Readonly<{ hidden: boolean; list: SavedItems | undefined }> {
  const served = useContext(ServedSaved);
  const known = useSyncExternalStore(savedStore.subscribe, savedStore.get, () => undefined);
  useEffect(() => {
    if (served) savedStore.serve(served);
  }, [served]);
  return { hidden: served === null, list: known ?? served ?? undefined };
}
