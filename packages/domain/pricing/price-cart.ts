import type { CartDocument, CartLine } from '../cart/document.ts';
import { type Delivery, deliveryOf } from '../delivery/delivery-of.ts';
import type { DeliveryFacts } from '../delivery/facts.ts';
import type { Promotion } from '../promotions/promotion.ts';
import { type CatalogueFacts, deliveryFactsOf, type PricingTerms } from './facts.ts';
import { giftsFor, withoutGifts } from './gifts.ts';
import { idlePayments } from './idle-payments.ts';
import { type Goods, type PricedLine, type PromotedLine, takeOff } from './line.ts';
import { lostGifts, offeredGifts } from './offered-gifts.ts';
import { type Sold, sell, sellGifts } from './sell.ts';
import { type PricedShipment, taxLines } from './tax-lines.ts';
import { type Totals, totalsOf } from './totals.ts';

/** A cart at the given instant's prices, with its gifts, its delivery and its tax. */
export type PricedCart<G extends Goods = Goods> = Omit<Sold<G>, 'lines'> &
  Readonly<{
    lines: readonly PricedLine<G>[];
    facts: DeliveryFacts;
    delivery: Delivery;
    /** The costs of the shipments of `delivery` with their tax, in the same order. */
    shipments: readonly PricedShipment[];
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
export type LaidOut<G extends Goods = Goods, More = unknown> = Readonly<{
  document: CartDocument;
  priced: PricedCart<G>;
  more: More;
}>;

/**
 * Prices a cart as it would be placed: with its gifts on the given stock and the chosen fulfilment. `storeIds` are stores
 * to look up besides those of the cart.
 */
export function priceCart<G extends Goods>(
  document: CartDocument,
  terms: PricingTerms,
  catalogue: CatalogueFacts<G>,
  storeIds?: readonly string[],
): PricedCart<G> {
  const { market, now } = terms;
  const asChosen: Deliver = (cart, facts) => ({
    cart,
    delivery: deliveryOf(cart, facts, market, now),
    more: undefined,
  });
  return layOut(document, terms, catalogue, asChosen, storeIds).priced;
}

/**
 * The same with the delivery that `deliver` finds. What promotions take off decides what is left to pay, so a means of payment that
 * pays nothing shows only then; the cart is laid out again without it, at most once for each.
 */
export function layOut<G extends Goods, More>(
  document: CartDocument,
  terms: PricingTerms,
  catalogue: CatalogueFacts<G>,
  deliver: Deliver<More>,
  storeIds: readonly string[] = [],
): LaidOut<G, More> {
  let idle: ReadonlySet<string> = new Set();
  for (;;) {
    const laid = layOutWith(document, { ...terms, idle }, catalogue, deliver, storeIds);
    const found = idlePayments(document, laid.priced).filter((one) => !idle.has(one));
    if (found.length === 0) return laid;
    idle = new Set([...idle, ...found]);
  }
}

/**
 * Delivers what the shopper has put into a cart, then adds the gifts that it earns, from the remaining stock and with
 * fulfilments that the goods use anyway.
 */
function layOutWith<G extends Goods, More>(
  document: CartDocument,
  terms: PricingTerms,
  catalogue: CatalogueFacts<G>,
  deliver: Deliver<More>,
  storeIds: readonly string[],
): LaidOut<G, More> {
  const own = withoutGifts(document);
  const asChosen = deliverGoods(own, terms, catalogue, deliver, storeIds);
  const isMoved = isDeliveredOtherwise(own, asChosen.laid.cart) && catalogue.promotions().some(asksForDelivery);
  const { sold, gifts, beside, facts, laid } = isMoved
    ? deliverGoods(asChosen.laid.cart, terms, catalogue, deliver, storeIds)
    : asChosen;
  const had = document.lines.filter(({ bonus }) => bonus !== null);
  const given = giftsFor(laid.cart, gifts, had, facts);
  const lost = sold.lines.length === 0 ? [] : lostGifts(had, given.lines, sold, terms, catalogue);
  const told = { possibleGifts: given.possible, lostGifts: lost };
  if (given.lines.length === 0) {
    const priced = { ...pricedOf(sold, laid.cart, facts, laid.delivery, terms), ...told };
    return { document: laid.cart, priced, more: asChosen.laid.more };
  }
  const gifted = { ...laid.cart, lines: [...laid.cart.lines, ...given.lines] };
  const giftLines = sellGifts(given.lines, catalogue).map((line) => takeOff(line, []));
  const soldWith = { ...sold, lines: [...sold.lines, ...giftLines] };
  const factsWith = deliveryFactsOf(gifted, soldWith, catalogue, beside);
  // Gifts use only the stock that the lines leave, so that nothing else changes.
  const { cart, delivery } = deliver(gifted, factsWith);
  const priced = { ...pricedOf(soldWith, cart, factsWith, delivery, terms), ...told };
  return { document: cart, priced, more: asChosen.laid.more };
}

/** The goods of a cart sold and delivered, before any gift. */
function deliverGoods<G extends Goods, More>(
  own: CartDocument,
  terms: PricingTerms,
  catalogue: CatalogueFacts<G>,
  deliver: Deliver<More>,
  storeIds: readonly string[],
) {
  const sold = sell(own, terms, catalogue);
  const gifts = offeredGifts(sold, catalogue, own.chosenGifts);
  const beside = { storeIds, upcs: gifts.flatMap(({ upc, others = [] }) => [upc, ...others.map((one) => one.upc)]) };
  const facts = deliveryFactsOf(own, sold, catalogue, beside);
  return { sold, gifts, beside, facts, laid: deliver(own, facts) };
}

/** Whether goods travel otherwise than they were chosen to, which some promotions ask about. */
function isDeliveredOtherwise(before: CartDocument, after: CartDocument): boolean {
  if (before === after) return false;
  const isOther = (line: CartLine, index: number): boolean => {
    const was = before.lines[index];
    return was?.fulfilment !== line.fulfilment || was.storeId !== line.storeId;
  };
  return before.shippingMethod !== after.shippingMethod || after.lines.some(isOther);
}

function asksForDelivery({ wants }: Promotion): boolean {
  return wants.delivery !== undefined || wants.stores !== undefined;
}

function pricedOf<G extends Goods>(
  sold: Sold<G>,
  cart: CartDocument,
  facts: DeliveryFacts,
  delivery: Delivery,
  { market }: PricingTerms,
) {
  const settled = new Map(cart.lines.map((line) => [line.id, line]));
  const moved = sold.lines.map((one): PromotedLine<G> => ({ ...one, line: settled.get(one.line.id) ?? one.line }));
  const { lines, shipments } = taxLines(moved, delivery.shipments, market.tax);
  return { ...sold, lines, facts, delivery, shipments, totals: totalsOf(lines, shipments, market.tax) };
}
