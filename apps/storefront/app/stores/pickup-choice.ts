import type { PickupWindow, Store } from '@eyelet/contracts/stores/store.ts';
import { waitOfText } from '@eyelet/domain/delivery/window-order.ts';

/** The choice: a size, a store, and whether it is picked up from stock or sent there. */
export type PickupChoice = Readonly<{
  upc: string;
  fulfilment: 'pickup' | 'sts';
  store: Readonly<{ id: string; name: string }>;
}>;

/** Why a store is chosen: to collect an item, or to reserve it. */
export type PickupKind = 'collect' | 'reserve';

/** How a store can provide a size. */
export type PickupOffer = Readonly<{
  /** Undefined when it can be neither collected nor sent there. */
  fulfilment: PickupChoice['fulfilment'] | undefined;
  quantity: number;
  /** Pickup windows of that fulfilment, the soonest first (C9.22, B9.35). */
  windows: readonly PickupWindow[];
}>;

/** The offer of a store for one size: its stock, if sufficient, takes precedence over sending to the store. */
export function offerOf({ inventory, windows }: Pick<Store, 'inventory' | 'windows'>, units = 1): PickupOffer {
  const quantity = inventory[0]?.quantity ?? 0;
  const fulfilment = ['pickup' as const, 'sts' as const].find(
    (one) => windows.some((window) => window.fulfilment === one) && (one === 'sts' || quantity >= units),
  );
  const own = windows.filter((window) => window.fulfilment === fulfilment);
  return {
    fulfilment,
    quantity,
    windows: own.toSorted((one, other) => waitOfText(one.code) - waitOfText(other.code)),
  };
}

/**
 * Sorts stores by their first window, then the preferred one first, then by distance; those without a window come
 * last.
 */
export function byPickup(stores: readonly Store[], mine?: string): Store[] {
  const rank = (store: Store) => {
    const [first] = offerOf(store).windows;
    return first ? waitOfText(first.code) : Number.POSITIVE_INFINITY;
  };
  const distance = (store: Store) => (store.id === mine ? -1 : (store.distance?.value ?? 0));
  return stores.toSorted((one, other) => {
    const [first, second] = [rank(one), rank(other)];
    return first === second ? distance(one) - distance(other) : first - second;
  });
}
