import type { PickupWindow, Store } from '@eyelet/contracts/stores/store.ts';
import { waitOfText } from '@eyelet/domain/delivery/window-order.ts';

/** What was chosen: a size, a store, and whether it is there or is sent there. */
export type PickupChoice = Readonly<{
  upc: string;
  fulfilment: 'pickup' | 'sts';
  store: Readonly<{ id: string; name: string }>;
}>;

/** Why a store is chosen: to collect an item there, or to have it put aside. */
export type PickupKind = 'collect' | 'reserve';

/** How a store has what is wanted. */
export type PickupOffer = Readonly<{
  /** Undefined where it can be neither collected nor sent there. */
  fulfilment: PickupChoice['fulfilment'] | undefined;
  quantity: number;
  /** Of that fulfilment, the soonest first (C9.22, B9.35). */
  windows: readonly PickupWindow[];
}>;

/** What a store that was asked for one size offers: what lies there, if it is enough, comes before what is sent there. */
export function offerOf({ inventory, windows }: Pick<Store, 'inventory' | 'windows'>, pieces = 1): PickupOffer {
  const quantity = inventory[0]?.quantity ?? 0;
  const fulfilment = ['pickup' as const, 'sts' as const].find(
    (one) => windows.some((window) => window.fulfilment === one) && (one === 'sts' || quantity >= pieces),
  );
  const own = windows.filter((window) => window.fulfilment === fulfilment);
  return {
    fulfilment,
    quantity,
    windows: own.toSorted((one, other) => waitOfText(one.code) - waitOfText(other.code)),
  };
}

/**
 * Stores by their soonest window, the same day first, then the shopper's own, then by distance; those without any come
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
