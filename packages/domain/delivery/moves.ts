import type { Fulfilment } from '@eyelet/contracts/cart/fulfilment.ts';
import type { TransitionType } from '@eyelet/contracts/errors/flash-types.ts';
import type { CartLine, DeliveryChoice } from '../cart/document.ts';

/** The store of a move: the line's own, none, or one that the shopper prefers or collects from already. */
type Aim = 'same' | 'none' | 'preferred';

export type Move = Readonly<{ to: Fulfilment; store: Aim; type: TransitionType }>;

/**
 * The fulfilments tried, in order, for a line whose fulfilment does not hold (C4.20 to C4.24). A delivery to a store
 * that is short of stock cannot be shipped home either, as both come from the warehouses, so it becomes a pickup.
 */
export const moves: Readonly<Record<Fulfilment, readonly Move[]>> = {
  pickup: [
    { to: 'sts', store: 'same', type: 'PickupToStsTransition' },
    { to: 'home', store: 'none', type: 'PickupToSthTransition' },
  ],
  sts: [
    { to: 'home', store: 'none', type: 'StsToSthTransition' },
    { to: 'pickup', store: 'same', type: 'StsToPickupTransition' },
  ],
  home: [{ to: 'pickup', store: 'preferred', type: 'STHToPickupTransition' }],
};

/** The choices that a move gives a line. */
export function choicesOf(
  move: Move,
  line: DeliveryChoice,
  preferredStores: readonly string[],
): readonly DeliveryChoice[] {
  const ids: Readonly<Record<Aim, readonly (string | null)[]>> = {
    same: [line.storeId],
    none: [null],
    preferred: preferredStores,
  };
  return ids[move.store].map((storeId) => ({ fulfilment: move.to, storeId }));
}

/** Stores to try for a line that cannot be shipped home: the preferred one, then those of the cart in line order. */
export function preferredStoresOf(
  cart: Readonly<{ favStoreId: string | null; lines: readonly CartLine[] }>,
): readonly string[] {
  const ids = [cart.favStoreId, ...cart.lines.map(({ storeId }) => storeId)];
  return [...new Set(ids)].filter((id) => id !== null);
}
