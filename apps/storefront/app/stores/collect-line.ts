import type { CartItem } from '@eyelet/contracts/cart/item.ts';
import { isCollectable } from '../cart-changes/delivery-choice.ts';
import type { Visitor } from '../shopper/auth-of.ts';
import { cartOf } from '../shopper/basket-of.ts';

/** A line of the cart to find a store for. */
export type CollectLine = Pick<CartItem, 'id' | 'name' | 'size' | 'upc' | 'qty' | 'fulfilment' | 'storeId'>;

/** A line of the visitor's cart; undefined when there is none, or when it cannot be collected. */
export async function collectLine(
  visitor: Visitor,
  request: Request,
  itemId: string,
): Promise<CollectLine | undefined> {
  const item = (await cartOf(visitor, request))?.items.find(({ id }) => id === itemId);
  if (!item || !isCollectable(item)) return undefined;
  const { id, name, size, upc, qty, fulfilment, storeId } = item;
  return { id, name, size, upc, qty, fulfilment, storeId };
}
