import { type CartDocument, type CartLine, type DeliveryChoice, mostLines } from '../cart/document.ts';
import { areCovered } from '../delivery/allocate.ts';
import { linesOf } from '../delivery/delivery-of.ts';
import type { DeliveryFacts } from '../delivery/facts.ts';
import { reasonAgainst } from '../delivery/hold.ts';
import { holdLines } from '../delivery/settle-lines.ts';

export type GiftSize = Readonly<{ upc: string; productId: string }>;

/** A gift that the shop has for a cart: the size that the shopper has chosen, else the first. */
export type Gift = Readonly<{
  promotionId: string;
  upc: string;
  productId: string;
  /** What comes along where that one cannot, in this order. */
  others?: readonly GiftSize[];
  /** Whether the cart has reached what brings it. */
  earned: boolean;
}>;

export type GivenGifts = Readonly<{
  /** One line for each gift that comes along, by rank. */
  lines: readonly CartLine[];
  /** Promotions whose gift could come along now, earned or not: only of these may anything be promised. */
  possible: ReadonlySet<string>;
}>;

/** The cart with what the shopper has put in alone; the very same object when it has no gifts. */
export function withoutGifts<Cart extends Pick<CartDocument, 'lines'>>(cart: Cart): Cart {
  return cart.lines.some(({ bonus }) => bonus !== null)
    ? { ...cart, lines: cart.lines.filter(({ bonus }) => bonus === null) }
    : cart;
}

/**
 * The gifts of a cart whose own lines have their way: one unit each, of what those lines leave. A gift travels with the
 * goods and costs nothing, so it goes the way of the first line on which a unit can be had and never makes a shipment
 * of its own, needs an address or slows a delivery down; what comes by mail or is made to order takes none along. One
 * that was there already (`before`) keeps its way while it can.
 */
export function giftsFor(
  cart: CartDocument,
  gifts: readonly Gift[],
  before: readonly CartLine[],
  facts: DeliveryFacts,
): GivenGifts {
  const { pools, pending } = holdLines(cart, facts);
  const short = new Set(pending.map(({ line }) => line.id));
  const stocked = cart.lines.filter(({ id }) => facts.lines.get(id)?.nature === 'stocked');
  const fast = facts.warehouses.filter(({ express }) => express);
  const given: CartLine[] = [];
  const fits = (gift: Gift, choice: DeliveryChoice): boolean => {
    const line = lineOf(gift, choice);
    if (reasonAgainst(choice, line, facts.stores, pools)) return false;
    if (choice.fulfilment !== 'home' || cart.shippingMethod !== 'express') return true;
    const sent = [...linesOf('home', cart, facts, short), ...given.filter(({ fulfilment }) => fulfilment === 'home')];
    return areCovered([...sent, line], fast, facts.stock);
  };
  const room = mostLines - cart.lines.length;
  const possible = new Set<string>();
  // Earned gifts take their units first.
  for (const gift of [...gifts.filter(({ earned }) => earned), ...gifts.filter(({ earned }) => !earned)]) {
    if (given.length >= room) break;
    for (const size of [gift, ...(gift.others ?? [])]) {
      const one = { ...gift, upc: size.upc, productId: size.productId };
      const there = before.find(({ bonus, upc }) => bonus === one.promotionId && upc === one.upc);
      const kept = there && stocked.some((line) => isSameWay(line, there)) && fits(one, there) ? there : undefined;
      const way = kept ?? stocked.find((line) => fits(one, line));
      if (!way) continue;
      possible.add(one.promotionId);
      if (!one.earned) break;
      given.push(kept ?? lineOf(one, way));
      pools.take(kept ?? lineOf(one, way), way, 1);
      break;
    }
  }
  return { lines: given, possible };
}

function isSameWay(one: DeliveryChoice, other: DeliveryChoice): boolean {
  return one.fulfilment === other.fulfilment && one.storeId === other.storeId;
}

function lineOf({ promotionId, upc, productId }: Gift, { fulfilment, storeId }: DeliveryChoice): CartLine {
  return {
    id: `gift-${promotionId}`,
    upc,
    productId,
    quantity: 1,
    maxQuantity: 1,
    recipeId: null,
    giftOption: null,
    transition: null,
    bonus: promotionId,
    fulfilment,
    storeId,
  };
}
