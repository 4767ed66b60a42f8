import type { Shipment } from '../delivery/shipment.ts';
import { worthOf } from '../delivery/shipping-price.ts';
import type { Promotion } from '../promotions/promotion.ts';
import type { PricedCart } from './price-cart.ts';

/**
 * Why a shipment costs nothing: the value of the cart (C1.38), or else a promotion of its method. Undefined where it has a
 * price, or its method never has one.
 */
export function freedBy(
  { method: chosen }: Pick<Shipment, 'method'>,
  { freeMethods, facts }: Pick<PricedCart, 'freeMethods' | 'facts'>,
): Promotion | 'value' | undefined {
  if (!chosen?.free) return undefined;
  const { code, freeFrom } = chosen.method;
  const isByValue = freeFrom !== undefined && worthOf(facts).itemTotal >= freeFrom;
  return isByValue ? 'value' : (freeMethods.get(code) ?? 'value');
}
