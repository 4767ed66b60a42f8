import type { CartDocument, CartLine } from '@eyelet/domain/cart/document.ts';
import { type LinePrice, type Totals, totalsOf } from '@eyelet/domain/cart/totals.ts';
import { type Delivery, deliveryOf } from '@eyelet/domain/delivery/delivery-of.ts';
import type { DeliveryFacts } from '@eyelet/domain/delivery/facts.ts';
import type { Promoted } from '@eyelet/domain/promotions/evaluate.ts';
import type { Context } from '../kernel/context.ts';
import { promote } from '../promotions/promote.ts';
import { type FreePieces, factsOf } from './facts.ts';
import { goodsOf, isSound, type Row } from './goods.ts';

export type Gone = Readonly<{ line: CartLine; reason: 'ORD404' | 'INV702' | 'PRC400' }>;

export type Sold = Readonly<{
  rows: readonly Row[];
  /** Lines that cannot be bought any more, with the reason. */
  gone: readonly Gone[];
  promoted: Promoted;
}>;

/** A cart with today's prices and its delivery. `rows` and `totals.lines` go together by index. */
export type PricedCart = Sold & Readonly<{ facts: DeliveryFacts; delivery: Delivery; totals: Totals }>;

const nothing: LinePrice = { current: 0, original: 0 };

/** What of a cart is sold in the market of the call, with what promotions take off it. */
export function soldOf(document: Pick<CartDocument, 'lines' | 'coupons'>, context: Context): Sold {
  const rows: Row[] = [];
  const gone: Gone[] = [];
  for (const line of document.lines) {
    const goods = goodsOf(context, line.upc);
    const price = goods?.price;
    if (!goods) gone.push({ line, reason: 'ORD404' });
    else if (line.bonus !== null) rows.push({ line, goods, price: nothing });
    else if (!price) gone.push({ line, reason: 'INV702' });
    else if (!isSound(price)) gone.push({ line, reason: 'PRC400' });
    else rows.push({ line, goods, price });
  }
  const promoted = promote(rows, document.coupons, context);
  if (promoted.reductions.size === 0) return { rows, gone, promoted };
  return { rows: rows.map((row) => ({ ...row, reduction: promoted.reductions.get(row.line.id) })), gone, promoted };
}

/** Prices a cart from the catalogue for the market of the call; nothing of it comes from the client. */
export function priceDocument(
  document: CartDocument,
  context: Context,
  { pieces, asked }: Readonly<{ pieces?: FreePieces | undefined; asked?: readonly string[] }> = {},
): PricedCart {
  const sold = soldOf(document, context);
  const facts = factsOf(document, sold, context, pieces, asked);
  return pricedOf(sold, facts, deliveryOf(document, facts, context.market, context.now), context);
}

/** Prices what is sold with a delivery that is known already. */
export function pricedOf(sold: Sold, facts: DeliveryFacts, delivery: Delivery, { market }: Context): PricedCart {
  const priceable = sold.rows.map(({ line, price, reduction }) => ({
    lineId: line.id,
    quantity: line.quantity,
    price,
    reduction,
  }));
  return { ...sold, facts, delivery, totals: totalsOf(priceable, delivery.shipments, market.tax) };
}
