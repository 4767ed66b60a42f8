import type { Cart } from '@eyelet/contracts/cart/cart.ts';
import { type CartEvent, type CartState, nextCartState, noCart } from './cart-state.ts';

const storageKey = 'eyelet.cart';

/** What survives a reload (C9.20): the last known cart, to show at once and to recreate if it is lost. */
type Kept = Readonly<{ basketId: string; cart: Cart; placing: boolean }>;

export type CartStore = Readonly<{
  get: () => CartState;
  /** The last cart, from this page or from an earlier one. */
  last: () => Cart | null;
  take: (event: CartEvent) => void;
  /** Remembers in all tabs that the cart is being ordered, so that none recreates it if the answer is lost. */
  setPlacing: (placing: boolean) => void;
  wasPlacing: (basketId: string) => boolean;
  subscribe: (listen: () => void) => () => void;
  close: () => void;
}>;

export type CartPlace = Readonly<{
  storage: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;
  /** Exchanges events with other tabs of the shop. */
  channel: Pick<BroadcastChannel, 'postMessage' | 'close'> & { onmessage: ((event: MessageEvent) => void) | null };
}>;

/** The cart of this browser: kept across reloads, in sync across tabs. */
export function createCartStore({ storage, channel }: CartPlace): CartStore {
  const kept = readKept(storage);
  let state: CartState = kept
    ? { ...noCart, cart: kept.cart, placing: kept.placing ? kept.basketId : undefined }
    : noCart;
  const listeners = new Set<() => void>();

  const apply = (event: CartEvent): boolean => {
    const next = nextCartState(state, event);
    if (next === state) return false;
    state = next;
    keep(storage, state);
    for (const listen of listeners) listen();
    return true;
  };
  channel.onmessage = (message: MessageEvent) => apply(message.data as CartEvent);
  const take = (event: CartEvent) => {
    if (apply(event)) channel.postMessage(event);
  };

  return {
    get: () => state,
    last: () => state.cart,
    take,
    setPlacing: (isPlacing) => take({ kind: 'placing', basketId: isPlacing ? state.cart?.id : undefined }),
    wasPlacing: (basketId) => state.placing === basketId,
    subscribe: (listen) => {
      listeners.add(listen);
      return () => listeners.delete(listen);
    },
    close: () => channel.close(),
  };
}

function readKept(storage: CartPlace['storage']): Kept | undefined {
  try {
    const kept = JSON.parse(storage.getItem(storageKey) ?? 'null') as Kept | null;
    return kept && typeof kept.basketId === 'string' && Array.isArray(kept.cart?.items) ? kept : undefined;
  } catch {
    return undefined;
  }
}

function keep(storage: CartPlace['storage'], { cart, placing }: CartState): void {
  try {
    if (!cart) storage.removeItem(storageKey);
    else {
      // A browser may be shared, so addresses and payment are not stored; only what the bag shows is.
      const shown: Cart = {
        ...cart,
        shippingAddress: null,
        billingAddress: null,
        pickupContact: null,
        payment_instruments: [],
        giftCards: [],
        // Flashes are not shown again after a reload.
        flash: [],
        shippingMethods: cart.shippingMethods.map((shipment) => ({ ...shipment, address: null })),
      };
      storage.setItem(storageKey, JSON.stringify({ basketId: cart.id, cart: shown, placing: placing === cart.id }));
    }
  } catch {
    // Without storage the count is shown after the first call only.
  }
}
