import type { CartLine, LineTransition } from '../cart/document.ts';
import { type Delivery, deliveryOf, linesOf } from './delivery-of.ts';
import type { DeliverableCart, DeliveryFacts } from './facts.ts';
import { chooseHomeMethod, homeMethodsFor, isHomeAllowed } from './home-methods.ts';
import { holdLines, moveLines } from './settle-lines.ts';
import { shippingPriceOf, worthOf } from './shipping-price.ts';
import type { DeliveryTerms } from './terms.ts';
import { applyMoves, type FreshTransition, refreshUndo } from './transitions.ts';

export type Settled<Cart extends DeliverableCart> = Delivery &
  Readonly<{
    /** The cart with choices that hold; the same object when nothing had to change. */
    cart: Cart;
    /** The transitions of this call, in line order, the method last; for flashes. */
    transitions: readonly FreshTransition[];
  }>;

/**
 * Makes the choices of a cart hold on the given stock and computes its delivery. A line whose fulfilment does not hold
 * gets another one, recorded as a transition; if none holds it stays and is a shortage. Settling a settled cart changes
 * nothing; no line is lost and no quantity changed. Amounts in minor units.
 */
export function settle<Cart extends DeliverableCart>(
  cart: Cart,
  facts: DeliveryFacts,
  terms: DeliveryTerms,
  now: Date,
): Settled<Cart> {
  const { lines, transitions } = settleLines(cart, facts, terms);
  const method = settleMethod({ ...cart, lines }, facts, terms);
  const isSame = lines === cart.lines && method.shippingMethod === cart.shippingMethod;
  const settled =
    isSame && method.methodTransition === cart.methodTransition
      ? cart
      : { ...cart, lines, shippingMethod: method.shippingMethod, methodTransition: method.methodTransition };
  const fresh = method.isFresh && method.methodTransition;
  return {
    ...deliveryOf(settled, facts, terms, now),
    cart: settled,
    transitions: fresh ? [...transitions, { lineId: null, transition: fresh }] : transitions,
  };
}

type SettledLines = Readonly<{ lines: readonly CartLine[]; transitions: readonly FreshTransition[] }>;

function settleLines(cart: DeliverableCart, facts: DeliveryFacts, terms: DeliveryTerms): SettledLines {
  const homeAllowed = isHomeAllowed(cart, terms);
  const held = holdLines(cart, facts);
  const { moved, left } = moveLines(cart, facts, held, homeAllowed);
  const { lines, transitions } = applyMoves(cart, moved, facts, terms);
  const short = new Set(left.map(({ line }) => line.id));
  return { lines: refreshUndo(lines, facts.stores, { pools: held.pools, short, homeAllowed }), transitions };
}

type SettledMethod = Readonly<{
  shippingMethod: string;
  methodTransition: LineTransition | null;
  isFresh: boolean;
}>;

function settleMethod(cart: DeliverableCart, facts: DeliveryFacts, terms: DeliveryTerms): SettledMethod {
  const kept = { shippingMethod: cart.shippingMethod, methodTransition: cart.methodTransition, isFresh: false };
  const sentHome = linesOf('home', cart, facts, new Set());
  if (sentHome.length === 0) return kept;
  const short = new Set(holdLines(cart, facts).pending.map(({ line }) => line.id));
  const held = sentHome.filter(({ id }) => !short.has(id));
  const methods = homeMethodsFor(cart, held, facts, terms, worthOf(facts));
  const { code, reason } = chooseHomeMethod(cart, methods, terms);
  if (!reason) {
    return { ...kept, shippingMethod: code, methodTransition: refreshMethodUndo(cart.methodTransition, methods) };
  }
  const priceOf = (one: string) => shippingPriceOf(cart.lines, one, facts, terms);
  const methodTransition: LineTransition = {
    type: 'OrderShippingMethodDowngraded',
    reason,
    fromCode: cart.shippingMethod,
    toCode: code,
    storeId: null,
    priceDifference: priceOf(code) - priceOf(cart.shippingMethod),
    from: { fulfilment: 'home', storeId: null },
    undo: null,
  };
  return { shippingMethod: code, methodTransition, isFresh: true };
}

function refreshMethodUndo(
  transition: LineTransition | null,
  { reasonAgainst }: ReturnType<typeof homeMethodsFor>,
): LineTransition | null {
  if (!transition) return null;
  const holds = !reasonAgainst(transition.fromCode);
  if (holds === (transition.undo !== null)) return transition;
  return { ...transition, undo: holds ? { ...transition.from, code: transition.fromCode } : null };
}
