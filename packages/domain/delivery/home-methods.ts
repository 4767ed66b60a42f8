import type { TransitionReason } from '@eyelet/contracts/cart/transition.ts';
import { restrictionOf } from '../addresses/restrictions.ts';
import type { CartLine } from '../cart/document.ts';
import type { DeliveryMethod, MethodCode } from '../markets/delivery-method.ts';
import { areCovered } from './allocate.ts';
import type { DeliverableCart, DeliveryFacts } from './facts.ts';
import { holdLines } from './settle-lines.ts';
import { type OfferedMethod, offeredMethods, type Worth } from './shipping-methods.ts';
import type { DeliveryTerms } from './terms.ts';
import { wayOf } from './way.ts';

/** The methods of the shipment home, the default first, and why a method does not hold for the current cart. */
export type HomeMethods = Readonly<{
  /** Delivery to a collection point is offered before one is chosen; it holds only afterwards. */
  offered: readonly OfferedMethod[];
  reasonAgainst: (code: string) => TransitionReason | undefined;
}>;

/** The market's methods of the shipment home, including collection points if it has some. */
export function homeTableOf({ shippingMethods, delivery }: DeliveryTerms): readonly DeliveryMethod[] {
  return delivery.pudo ? [...shippingMethods, delivery.pudo] : shippingMethods;
}

/** `lines` are those of the shipment home that are in stock. */
export function homeMethodsFor(
  cart: DeliverableCart,
  lines: readonly CartLine[],
  facts: DeliveryFacts,
  terms: DeliveryTerms,
  worth: Worth,
): HomeMethods {
  const table = homeTableOf(terms);
  const fast = facts.warehouses.filter(({ express }) => express);
  // What stores have to send does not go by express.
  const isFastEnough = areCovered(lines, fast, facts.stock) && !needsStores(cart, lines, facts);
  const reasonAgainstOffer = (code: string): TransitionReason | undefined => {
    const method = table.find((one) => one.code === code);
    if (!method) return 'method-unavailable';
    if (isExcluded(cart, method.code, terms)) return 'destination-excluded';
    return method.code === 'express' && !isFastEnough ? 'out-of-stock-at-warehouse' : undefined;
  };
  const reasonAgainst = (code: string) =>
    code === 'pudo' && !isPointServed(cart, terms) ? 'method-unavailable' : reasonAgainstOffer(code);
  const open = table.filter(({ code }) => !reasonAgainstOffer(code));
  return { offered: offeredMethods(open, worth), reasonAgainst };
}

/** Whether the warehouses have too little of what goes home and of what only they can send, so that stores have to help. */
function needsStores(cart: DeliverableCart, home: readonly CartLine[], facts: DeliveryFacts): boolean {
  if (facts.sendable.size === 0) return false;
  const short = new Set(holdLines(cart, facts).pending.map(({ line }) => line));
  const others = cart.lines.filter((line) => {
    const kind = wayOf(line, facts)?.kind;
    return (kind === 'sts' || kind === 'customs') && !short.has(line);
  });
  return !areCovered([...home, ...others], facts.warehouses, facts.stock);
}

/** Whether a method does not deliver to the address of a cart; false without an address. */
export function isExcluded({ shippingAddress }: DeliverableCart, code: MethodCode, terms: DeliveryTerms): boolean {
  if (!shippingAddress || code === 'pudo') return false;
  return !terms.shipsTo.includes(shippingAddress.country) || restrictionOf(shippingAddress, code) !== undefined;
}

/** Countries in which a market delivers to collection points; none without this method. */
export function collectionCountries({
  delivery,
  shipsTo,
}: Pick<DeliveryTerms, 'delivery' | 'shipsTo'>): readonly string[] {
  return delivery.pudo ? shipsTo : [];
}

/** Whether a cart names a collection point of its current market, as a cart may change markets. */
function isPointServed({ collectionPoint }: DeliverableCart, terms: DeliveryTerms): boolean {
  return collectionPoint !== null && collectionCountries(terms).includes(collectionPoint.country);
}

/** Whether anything can be shipped home, or to the collection point instead. */
export function isHomeAllowed(cart: DeliverableCart, terms: DeliveryTerms): boolean {
  return (cart.shippingMethod === 'pudo' && isPointServed(cart, terms)) || !isExcluded(cart, 'standard', terms);
}

/** The method that holds, and why it is not the chosen one. */
export type ChosenMethod = Readonly<{ code: string; reason?: TransitionReason }>;

/**
 * The chosen method while it applies, else the next slower one (C4.25), else the default; a method that the shopper did
 * not choose gives way to the default at once. If none applies, the choice stays.
 */
export function chooseHomeMethod(cart: DeliverableCart, methods: HomeMethods, terms: DeliveryTerms): ChosenMethod {
  // Delivery to a collection point requires the shopper's choice of a point.
  const doors = methods.offered.filter(({ method }) => method.code !== 'pudo');
  const [usual] = doors;
  const code = cart.shippingMethod;
  if (!usual) return { code };
  const reason = methods.reasonAgainst(code);
  if (!reason) return { code };
  const isOwn = cart.shopperAppliedMethod || code === 'pudo';
  const next = isOwn ? slowerThan(code, doors, terms) : usual;
  return { code: (next ?? usual).method.code, reason };
}

function slowerThan(code: string, offered: readonly OfferedMethod[], terms: DeliveryTerms): OfferedMethod | undefined {
  const lost = homeTableOf(terms).find((method) => method.code === code);
  return (
    lost &&
    offered
      .filter(({ method }) => method.days.to >= lost.days.to)
      .sort((one, other) => one.method.days.to - other.method.days.to)[0]
  );
}
