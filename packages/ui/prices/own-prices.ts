import { useSyncExternalStore } from 'react';

/** A price that the shopper alone has, in major units, and what gives it is called. */
type OwnPrice = Readonly<{ amount: number; label: string }>;

export type OwnPrices = ReadonlyMap<string, OwnPrice>;

let prices: OwnPrices = new Map();
const listeners = new Set<() => void>();

/**
 * The shopper's own prices by product. The server writes every page without them, as it is the same for everybody; the browser adds
 * them once it knows its shopper.
 */
export const ownPrices = {
  set: (next: OwnPrices): void => {
    prices = next;
    for (const listener of listeners) listener();
  },
  subscribe: (listener: () => void): (() => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
};

/** The shopper's own price of a product; undefined without one, and while a page is hydrated. */
export function useOwnPrice(masterId: string | undefined): OwnPrice | undefined {
  return useSyncExternalStore(
    ownPrices.subscribe,
    () => (masterId === undefined ? undefined : prices.get(masterId)),
    () => undefined,
  );
}
