import type { TransitionReason } from '@eyelet/contracts/cart/transition.ts';
import { restrictionOf } from '../addresses/restrictions.ts';
import type { CartLine } from '../cart/document.ts';
import { type OfferedMethod, offeredMethods, type Worth } from '../checkout/shipping-methods.ts';
import type { DeliveryMethod, MethodCode } from '../markets/delivery-method.ts';
import { areCovered } from './allocate.ts';
import type { DeliverableCart, DeliveryFacts } from './facts.ts';
import type { DeliveryTerms } from './terms.ts';

/** What may be chosen for the shipment home, the usual one first, and why a method does not hold as the cart stands. */
export type HomeMethods = Readonly<{
  /** A collection point is offered before one is named; it holds only afterwards. */
  offered: readonly OfferedMethod[];
  objectionTo: (code: string) => TransitionReason | undefined;
}>;

/** The market's methods of the shipment home, a collection point among them where it has some. */
export function homeTableOf({ shippingMethods, delivery }: DeliveryTerms): readonly DeliveryMethod[] {
  return delivery.pudo ? [...shippingMethods, delivery.pudo] : shippingMethods;
}

/** `lines` are those of the shipment home that have their pieces. */
export function homeMethodsFor(
  cart: DeliverableCart,
  lines: readonly CartLine[],
  facts: DeliveryFacts,
  terms: DeliveryTerms,
  worth: Worth,
): HomeMethods {
  const table = homeTableOf(terms);
  const fast = facts.warehouses.filter(({ express }) => express);
  const isFastEnough = areCovered(lines, fast, facts.stock);
  const objectionToOffer = (code: string): TransitionReason | undefined => {
    const method = table.find((one) => one.code === code);
    if (!method) return 'method-unavailable';
    if (isExcluded(cart, method.code, terms)) return 'destination-excluded';
    return method.code === 'express' && !isFastEnough ? 'out-of-stock-at-warehouse' : undefined;
  };
  const objectionTo = (code: string) =>
    code === 'pudo' && !isPointServed(cart, terms) ? 'method-unavailable' : objectionToOffer(code);
  const open = table.filter(({ code }) => !objectionToOffer(code));
  return { offered: offeredMethods(open, worth), objectionTo };
}

/** Whether a method does not go to the address of a cart; without an address nothing is known against it. */
export function isExcluded({ shippingAddress }: DeliverableCart, code: MethodCode, terms: DeliveryTerms): boolean {
  if (!shippingAddress || code === 'pudo') return false;
  return !terms.shipsTo.includes(shippingAddress.country) || restrictionOf(shippingAddress, code) !== undefined;
}

/** Countries in which a market hands over at collection points; none where it has no such delivery. */
export function collectionCountries({
  delivery,
  shipsTo,
}: Pick<DeliveryTerms, 'delivery' | 'shipsTo'>): readonly string[] {
  return delivery.pudo ? shipsTo : [];
}

/** Whether a cart names a collection point, and one of the market that it is bought in: a cart may change markets. */
function isPointServed({ collectionPoint }: DeliverableCart, terms: DeliveryTerms): boolean {
  return collectionPoint !== null && collectionCountries(terms).includes(collectionPoint.country);
}

/** Whether anything can be sent home, or to the collection point that stands for it. */
export function isHomeAllowed(cart: DeliverableCart, terms: DeliveryTerms): boolean {
  return (cart.shippingMethod === 'pudo' && isPointServed(cart, terms)) || !isExcluded(cart, 'standard', terms);
}

/** The method that holds, and why it is another than the chosen one where that could not stay. */
export type ChosenMethod = Readonly<{ code: string; reason?: TransitionReason }>;

/**
 * The chosen method while it applies, else the next slower one (C4.25), else the usual one; what the shopper did not
 * choose himself gives way to the usual one at once. Where nothing applies, the choice stays.
 */
export function chooseHomeMethod(cart: DeliverableCart, methods: HomeMethods, terms: DeliveryTerms): ChosenMethod {
  // A collection point is chosen by naming one, never for the shopper.
  const doors = methods.offered.filter(({ method }) => method.code !== 'pudo');
  const [usual] = doors;
  const code = cart.shippingMethod;
  if (!usual) return { code };
  const reason = methods.objectionTo(code);
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
