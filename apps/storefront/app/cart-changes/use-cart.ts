import type { Cart } from '@eyelet/contracts/cart/cart.ts';
import { useEffect, useSyncExternalStore } from 'react';
import { useLocale } from '../shop/locale.ts';
import { type CartState, nextCartState, noCart } from '../shopper/cart-state.ts';
import { shopperOf } from '../shopper/shopper.ts';
import { countAfter, withChanges } from './change.ts';
import type { ChangeRequest } from './change-queue.ts';
import { useChangeQueue } from './changes-provider.tsx';

export type ShownCart = Readonly<{
  /** The cart with all changes under way applied; null while nothing is known. */
  cart: Cart | null;
  count: number;
  /** Changes are under way, so the amounts are out of date. */
  changing: boolean;
}>;

const nothing = () => () => {};

const none: readonly ChangeRequest[] = [];

/**
 * The cart to show. A page that the server rendered with a cart shows that one until the browser has a newer one, so
 * that hydration matches the HTML of the server.
 */
export function useCart(served?: Cart | null): ShownCart {
  const { header } = useLocale();
  const browser = typeof document === 'undefined' ? undefined : shopperOf(header).cart;
  const state: CartState = useSyncExternalStore(
    browser?.subscribe ?? nothing,
    browser?.get ?? (() => noCart),
    () => noCart,
  );
  useEffect(() => {
    if (served) shopperOf(header).cart.take({ kind: 'answered', cart: served });
  }, [served, header]);
  const queue = useChangeQueue();
  const pending = useSyncExternalStore(queue.subscribe, queue.read, () => none);
  const underWay = pending.map((request) => request.change);
  const { cart } = served ? nextCartState(state, { kind: 'answered', cart: served }) : state;
  return { cart: withChanges(cart, underWay), count: countAfter(cart, underWay), changing: underWay.length > 0 };
}
