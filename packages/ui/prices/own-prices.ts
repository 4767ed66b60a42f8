import { useSyncExternalStore } from 'react';

/** A price that the shopper alone has, in major units, the same for every size, and what gives it. */
export type OwnPrice = Readonly<
  Record<'current' | 'lowCurrent' | 'highCurrent', number> & { reason: Readonly<{ label: string }> }
>;

export type OwnPrices = ReadonlyMap<string, OwnPrice>;

let prices: OwnPrices | undefined;
const listeners = new Set<() => void>();

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/**
 * Shows the shopper's own prices, by product. The server writes every page without them, as it is the same for everybody; the browser
 * adds them once it knows its shopper.
 */
export function showOwnPrices(next: OwnPrices | undefined): void {
  prices = next;
  for (const listener of listeners) listener();
}

/** The shopper's own price of a product; undefined without one, and while a page is hydrated. */
export function useOwnPrice(masterId: string): OwnPrice | undefined {
  return useSyncExternalStore(
    subscribe,
    () => prices?.get(masterId),
    () => undefined,
  );
}
