import type { Cart } from '@eyelet/contracts/cart/cart.ts';
import type { CartItem } from '@eyelet/contracts/cart/item.ts';
import { fromAmount } from '@eyelet/domain/money/amount.ts';

/**
 * The price of a unit without its adjustment, in minor units; undefined under an adjustment of all items, which also
 * applies while the item's own one waits for approval. The server alone can then judge what depends on it.
 */
export function unadjusted(
  { id, price, qty }: Pick<CartItem, 'id' | 'price' | 'qty'>,
  { priceAdjustments }: Pick<Cart, 'priceAdjustments'>,
): number {
  const own = priceAdjustments.find(({ itemId }) => itemId === id);
  const ofAll = priceAdjustments.some(({ itemId }) => itemId === null);
  if (ofAll && (!own || own.approval === 'needed')) return Number.MAX_SAFE_INTEGER;
  return Math.round((fromAmount(price.rowTotal) + fromAmount(own?.amount ?? 0)) / Math.max(1, qty));
}
