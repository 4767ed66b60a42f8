import type { SavedItem, SavedItems } from '@eyelet/contracts/saved-items/saved-items.ts';

/** Items asked for at once; more are asked for when the shopper wants to see them. */
export const savedAtOnce = 12;

type Listen = () => void;

let list: SavedItems | undefined;
let served: SavedItems | undefined;
/** As the server said it last. */
let told: SavedItems | undefined;
const listeners = new Set<Listen>();

function set(next: SavedItems): void {
  list = next;
  for (const listen of listeners) listen();
}

/** What is saved for later, on the pages of this browser tab. */
export const savedStore = {
  get: (): SavedItems | undefined => list,
  /** Takes a list in that came with the page; one that the store has taken before says nothing new. */
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
  /** Shows an item as it will be, before the server has answered. */
  put: (item: SavedItem): void => {
    if (list) set({ ...list, items: list.items.map((one) => (one.itemId === item.itemId ? item : one)) });
  },
  /** Shows what the server said again, as nothing has come of what was shown since. */
  revert: (): void => {
    if (told) set(told);
  },
  subscribe: (listen: Listen): Listen => {
    listeners.add(listen);
    return () => listeners.delete(listen);
  },
};
