import type { Cart } from '@eyelet/contracts/cart/cart.ts';

/**
 * What the browser knows of the cart. `gone` are baskets that were ordered, dropped or recreated; `placing` is the one that
 * is being ordered, or may have been if the answer was lost.
 */
export type CartState = Readonly<{ cart: Cart | null; gone: readonly string[]; placing: string | undefined }>;

export const noCart: CartState = { cart: null, gone: [], placing: undefined };

export type CartEvent =
  /** An answer of the server, in whatever order it arrives. */
  | Readonly<{ kind: 'answered'; cart: Cart }>
  /** The basket no longer exists: ordered, or unknown to the server. */
  | Readonly<{ kind: 'ended'; basketId: string }>
  /** The basket is being ordered; undefined once it is known not to be. */
  | Readonly<{ kind: 'placing'; basketId: string | undefined }>
  /** The shopper has signed in or out, and now has this basket or none. */
  | Readonly<{ kind: 'handed'; basketId: string | null }>;

/**
 * The next state after an event. A cart never goes backwards: an answer that is older than what is shown, or that
 * belongs to a basket that has ended, is dropped, in whatever order answers arrive.
 */
export function nextCartState(state: CartState, event: CartEvent): CartState {
  if (event.kind === 'ended') {
    const gone = state.gone.includes(event.basketId) ? state.gone : [...state.gone, event.basketId];
    const placing = state.placing === event.basketId ? undefined : state.placing;
    return { cart: state.cart?.id === event.basketId ? null : state.cart, gone, placing };
  }
  if (event.kind === 'placing') return { ...state, placing: event.basketId };
  if (event.kind === 'handed') return handed(state, event.basketId);
  const { cart } = event;
  if (state.gone.includes(cart.id)) return state;
  const known = state.cart?.id === cart.id ? state.cart : undefined;
  if (known && cart.version < known.version) return state;
  // Flashes of this version stay when the version is read again, as the second answer no longer has them.
  const told = known?.version === cart.version && cart.flash.length === 0 ? known.flash : [];
  return { ...state, cart: told.length === 0 ? cart : { ...cart, flash: told } };
}

/** The earlier basket counts as gone; the new one no longer does, even if it was gone before. */
function handed({ cart, gone, placing }: CartState, basketId: string | null): CartState {
  const keeps = cart?.id === basketId;
  const others = gone.filter((id) => id !== basketId);
  return { cart: keeps ? cart : null, gone: cart && !keeps ? [...others, cart.id] : others, placing };
}
