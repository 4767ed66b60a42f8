import type { CartDocument, CartLine } from '@eyelet/domain/cart/document.ts';
import { type LinePrice, type Totals, totalsOf } from '@eyelet/domain/cart/totals.ts';
import { type Delivery, deliveryOf } from '@eyelet/domain/delivery/delivery-of.ts';
import type { DeliveryFacts } from '@eyelet/domain/delivery/facts.ts';
import type { Promoted } from '@eyelet/domain/promotions/evaluate.ts';
import { giftsFor, withoutGifts } from '@eyelet/domain/promotions/gifts.ts';
import type { Context } from '../kernel/context.ts';
import { goodsOf, isSound, type Row } from '../pricing/goods.ts';
import { lostGifts, offeredGifts } from '../pricing/offered-gifts.ts';
import { promote } from '../pricing/promote.ts';
import { type FreePieces, factsOf } from './facts.ts';

export type Gone = Readonly<{ line: CartLine; reason: 'ORD404' | 'INV702' | 'PRC400' }>;

export type Sold = Readonly<{
  rows: readonly Row[];
  /** Lines that can no longer be bought, with the reason. */
  gone: readonly Gone[];
  promoted: Promoted;
}>;

/**
 * A cart at the given instant's prices, with its gifts and its delivery. `rows` and `totals.lines` have the same order.
 */
export type PricedCart = Sold &
  Readonly<{
    facts: DeliveryFacts;
    delivery: Delivery;
    totals: Totals;
    /** Promotions whose gift is in the cart or could be; no other gift is announced. */
    possibleGifts: ReadonlySet<string>;
    /** Gifts of the document that no longer apply, to be shown to the shopper. */
    lostGifts: readonly CartLine[];
  }>;

/** The delivery of a cart, and the cart with the changes that it required. */
export type Deliver<More = unknown> = (
  cart: CartDocument,
  facts: DeliveryFacts,
) => Readonly<{ cart: CartDocument; delivery: Delivery; more: More }>;

/** A cart with its gifts and their delivery, priced. */
export type LaidOut<More = unknown> = Readonly<{ document: CartDocument; priced: PricedCart; more: More }>;

type Asked = Readonly<{ pieces?: FreePieces | undefined; asked?: readonly string[] | undefined }>;

const nothing: LinePrice = { current: 0, original: 0 };

/** The rows of a cart that are sold in the market of the call, with their promotions. */
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

/**
 * Prices a cart from the catalogue for the market of the call, as it would be placed: with its gifts on the given stock
 * and the chosen fulfilment. No price comes from the client.
 */
export function priceDocument(document: CartDocument, context: Context, asked: Asked = {}): PricedCart {
  const { market, now } = context;
  const asChosen: Deliver = (cart, facts) => ({
    cart,
    delivery: deliveryOf(cart, facts, market, now),
    more: undefined,
  });
  return layOut(document, context, asChosen, asked).priced;
}

/**
 * Delivers what the shopper has put into a cart, then adds the gifts that it earns, from the remaining stock and with
 * fulfilments that the goods use anyway.
 */
export function layOut<More>(
  document: CartDocument,
  context: Context,
  deliver: Deliver<More>,
  { pieces, asked }: Asked = {},
): LaidOut<More> {
  const own = withoutGifts(document);
  const sold = soldOf(own, context);
  const gifts = offeredGifts(sold.promoted, context);
  const giftUpcs = gifts.map(({ upc }) => upc);
  const facts = factsOf(own, sold, context, pieces, { storeIds: asked, upcs: giftUpcs });
  const laid = deliver(own, facts);
  const had = document.lines.filter(({ bonus }) => bonus !== null);
  const given = giftsFor(laid.cart, gifts, had, facts);
  const lost = sold.rows.length === 0 ? [] : lostGifts(had, given.lines, sold.promoted, context);
  const told = { possibleGifts: given.possible, lostGifts: lost };
  if (given.lines.length === 0) {
    const priced = { ...pricedOf(sold, laid.cart, facts, laid.delivery, context), ...told };
    return { document: laid.cart, priced, more: laid.more };
  }
  const gifted = { ...laid.cart, lines: [...laid.cart.lines, ...given.lines] };
  const soldWith = { ...sold, rows: [...sold.rows, ...giftRows(given.lines, context)] };
  const factsWith = factsOf(gifted, soldWith, context, pieces, { storeIds: asked, upcs: giftUpcs });
  // Gifts use only the stock that the lines leave, so that nothing else changes.
  const { cart, delivery } = deliver(gifted, factsWith);
  const priced = { ...pricedOf(soldWith, cart, factsWith, delivery, context), ...told };
  return { document: cart, priced, more: laid.more };
}

function giftRows(lines: readonly CartLine[], context: Context): readonly Row[] {
  return lines.flatMap((line) => {
    const goods = goodsOf(context, line.upc);
    return goods ? [{ line, goods, price: nothing }] : [];
  });
}

function pricedOf(sold: Sold, cart: CartDocument, facts: DeliveryFacts, delivery: Delivery, { market }: Context) {
  const lines = new Map(cart.lines.map((line) => [line.id, line]));
  const rows = sold.rows.map((row) => ({ ...row, line: lines.get(row.line.id) ?? row.line }));
  const priceable = rows.map(({ line, price, reduction }) => ({
    lineId: line.id,
    quantity: line.quantity,
    price,
    reduction,
  }));
  return { ...sold, rows, facts, delivery, totals: totalsOf(priceable, delivery.shipments, market.tax) };
}
