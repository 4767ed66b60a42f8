import type { CartDocument, CartLine } from '@eyelet/domain/cart/document.ts';
import { type CartTotals, priceCart } from '@eyelet/domain/cart/totals.ts';
import type { Context } from '../kernel/context.ts';
import { goodsOf, isSound, type Row } from './goods.ts';

/** A cart with today's prices. `rows` and `totals.lines` go together by index. */
export type PricedCart = Readonly<{
  rows: readonly Row[];
  /** Lines that cannot be bought any more, with the reason. */
  gone: readonly Readonly<{ line: CartLine; reason: 'ORD404' | 'INV702' | 'PRC400' }>[];
  totals: CartTotals;
}>;

/** Prices a cart from the catalogue for the market of the call; nothing of it comes from the client. */
export function priceDocument(document: CartDocument, context: Context): PricedCart {
  const rows: Row[] = [];
  const gone: { line: CartLine; reason: 'ORD404' | 'INV702' | 'PRC400' }[] = [];
  for (const line of document.lines) {
    const goods = goodsOf(context, line.upc);
    const price = goods?.price;
    if (!goods) gone.push({ line, reason: 'ORD404' });
    else if (!price) gone.push({ line, reason: 'INV702' });
    else if (!isSound(price)) gone.push({ line, reason: 'PRC400' });
    else rows.push({ line, goods, price });
  }
  const priceable = rows.map(({ line, goods, price }) => ({
    lineId: line.id,
    quantity: line.quantity,
    price,
    ships: !goods.product.isDigital,
  }));
  const address = document.shippingAddress ?? undefined;
  return { rows, gone, totals: priceCart(priceable, document.shippingMethod, address, context.market) };
}
