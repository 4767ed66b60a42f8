import type { SavedItem, SavedItems } from '@eyelet/contracts/saved-items/saved-items.ts';

/** Number of items loaded at once; more are loaded when the shopper asks for them. */
export const savedAtOnce = 12;

type Listen = () => void;

let list: SavedItems | undefined;
let served: SavedItems | undefined;
/** The last known list of the server. */
let told: SavedItems | undefined;
const listeners = new Set<Listen>();

function set(next: SavedItems): void {
  list = next;
  for (const listen of listeners) listen();
}

/** The store of saved items, for all parts of the page. */
export const savedStore = {
  get: (): SavedItems | undefined => list,
  /** Stores the list of the page data; the same list is stored only once. */
  serve: (from: SavedItems): void => {
    if (served === from) return;
    served = from;
    told = from;
    set(from);
  },
  take: ({ saveForLaterId, items, total }: SavedItems): void => {
    told = { saveForLaterId, items, total };
    set(told);
  },
  /** Shows a change of an item before the server has answered. */
  put: (item: SavedItem): void => {
    if (list) set({ ...list, items: list.items.map((one) => (one.itemId === item.itemId ? item : one)) });
  },
  /** Reverts to the last known list after a failed change. */
  revert: (): void => {
    if (told) set(told);
  },
  subscribe: (listen: Listen): Listen => {
    listeners.add(listen);
    return () => listeners.delete(listen);
  },
};
