import { natureOf } from '../cart/nature.ts';
import type { MethodCode } from '../markets/delivery-method.ts';
import type { Asked, Attributes, Countable } from '../promotions/conditions/condition.ts';
import type { SoldLine } from './line.ts';

/** How a cart is delivered, and the store that sells it. */
export type Handing = Pick<Asked, 'shippingMethod' | 'soldAt'>;

const unknown: Attributes = { gender: [], activity: [], colour: [] };

/** A line as conditions look at it: with the way and the store that are chosen for it. */
export function countableOf(
  { line, goods, masterId, categories, price, adjusted }: SoldLine,
  { shippingMethod = 'standard', soldAt = null }: Handing,
): Countable {
  const nature = natureOf(goods.product);
  const chosen = line.fulfilment === 'home' ? (shippingMethod as MethodCode) : line.fulfilment;
  return {
    masterId,
    categories,
    method: nature === 'stocked' ? chosen : nature,
    storeId: soldAt ?? line.storeId,
    isReduced: price.current + (adjusted?.each ?? 0) < price.original,
    attributes: goods.product.attributes ?? unknown,
  };
}
