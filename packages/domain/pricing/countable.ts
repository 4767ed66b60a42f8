import { natureOf } from '../cart/nature.ts';
import type { MethodCode } from '../markets/delivery-method.ts';
import type { Attributes } from '../promotions/conditions/attribute-words.ts';
import type { Asked, Countable } from '../promotions/conditions/condition.ts';
import type { SoldLine } from './line.ts';

/** How a cart is delivered, and the store that sells it. */
export type Handing = Pick<Asked, 'shippingMethod' | 'soldAt'>;

const unknown: Attributes = { gender: [], activity: [], colour: [] };

/** What the goods of a line are like. */
export const attributesOf = ({ goods }: Pick<SoldLine, 'goods'>): Attributes => goods.product.attributes ?? unknown;

/** A line as conditions look at it: with the way and the store that are chosen for it. */
export function countableOf(sold: SoldLine, { shippingMethod = 'standard', soldAt = null }: Handing): Countable {
  const { line, goods, masterId, categories, price, adjusted } = sold;
  const nature = natureOf(goods.product);
  const chosen = line.fulfilment === 'home' ? (shippingMethod as MethodCode) : line.fulfilment;
  return {
    masterId,
    categories,
    method: nature === 'stocked' ? chosen : nature,
    storeId: soldAt ?? line.storeId,
    isReduced: price.current + (adjusted?.each ?? 0) < price.original,
    attributes: attributesOf(sold),
  };
}
