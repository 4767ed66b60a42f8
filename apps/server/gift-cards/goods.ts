import type { CartDocument } from '@eyelet/domain/cart/document.ts';
import type { Context } from '../kernel/context.ts';

/** Whether a cart buys gift cards, which gift cards cannot pay for. */
export function hasGiftCards({ shop, market }: Context, { lines }: Pick<CartDocument, 'lines'>): boolean {
  const { catalogue } = shop;
  return lines.some(({ upc }) => {
    const sku = catalogue.sku(upc);
    return sku && catalogue.product(sku.productId, market)?.isGiftCard;
  });
}
