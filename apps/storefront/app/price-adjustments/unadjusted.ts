import type { Cart } from '@eyelet/contracts/cart/cart.ts';
import type { CartItem } from '@eyelet/contracts/cart/item.ts';
import { fromAmount } from '@eyelet/domain/money/amount.ts';

/**
 * What a unit costs without an adjustment, in minor units. Under one of all items, which also counts while the item's own waits
 * for approval, that is not known here, so the server alone judges what depends on it.
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
