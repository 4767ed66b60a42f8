import type { CartLine } from '../cart/document.ts';
import type { DeliveryFacts } from './facts.ts';
import { homeTableOf } from './home-methods.ts';
import { offeredMethods, type Worth } from './shipping-methods.ts';
import type { DeliveryTerms } from './terms.ts';
import { shipmentIdOf, type Way, wayOf } from './way.ts';

/** The value of a cart, independent of its delivery. */
export function worthOf({ lines, reductions }: Pick<DeliveryFacts, 'lines' | 'reductions'>): Worth {
  let itemTotal = 0;
  for (const { rowTotal } of lines.values()) itemTotal += rowTotal;
  return { itemTotal, reductions };
}

/** Price of the delivery of lines with a method for the shipment home, minor units. */
export function shippingPriceOf(
  lines: readonly CartLine[],
  homeCode: string,
  facts: DeliveryFacts,
  terms: DeliveryTerms,
): number {
  const ways = new Map<string, Way>();
  for (const line of lines) {
    const way = wayOf(line, facts);
    if (way) ways.set(shipmentIdOf(way), way);
  }
  const worth = worthOf(facts);
  let price = 0;
  for (const { kind } of ways.values()) {
    const home = homeTableOf(terms).find(({ code }) => code === homeCode);
    const method = kind === 'home' ? (home ?? terms.shippingMethods[0]) : terms.delivery[kind];
    price += offeredMethods(method ? [method] : [], worth)[0]?.price ?? 0;
  }
  return price;
}
