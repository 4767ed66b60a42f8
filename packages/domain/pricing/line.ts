import type { CartLine } from '../cart/document.ts';
import type { PriceAdjustment } from '../price-adjustments/adjustment.ts';
import type { Attributes } from '../promotions/conditions/attribute-words.ts';
import type { Promotion } from '../promotions/promotion.ts';

/** The price of a unit, in minor units, and the period in which it applies, in epoch milliseconds. */
export type LinePrice = Readonly<{
  current: number;
  original: number;
  /** -Infinity, or absent: it always has. */
  since?: number | undefined;
  /** Exclusive; Infinity, or absent: it does not end. */
  until?: number | undefined;
}>;

/** The facts of goods that pricing needs; a caller may have more. */
export type Goods = Readonly<{
  sku: Readonly<{ upc: string; productId: string; masterId: string }>;
  product: Readonly<{
    isDigital: boolean;
    isCustoms: boolean;
    isGiftCard?: boolean;
    attributes?: Attributes;
  }>;
  /** Undefined: the market has no price for it (INV702). */
  price: LinePrice | undefined;
  /** The price of a unit below which only promotions go that may; absent where nothing is guarded. */
  lowest?: number | undefined;
}>;

/** A line of a cart that can be sold, at what it costs. Amounts in minor units, here and in all that is added to it. */
export type SoldLine<G extends Goods = Goods> = Readonly<{
  line: CartLine;
  goods: G;
  masterId: string;
  /** Own categories and all above them. */
  categories: readonly string[];
  price: LinePrice;
  /** The amount by which `price.current` is lower than in the catalogue. */
  adjusted?: Adjusted;
  /** Quantity × current. */
  rowTotal: number;
  rowOriginal: number;
}>;

/** The adjustment of a store associate: of each unit, and of the row. */
export type Adjusted = Readonly<{ adjustment: PriceAdjustment; each: number; amount: number }>;

/** The whole discount of a promotion of the order (`exact` before rounding), and the value it is shared out over. */
export type Share = Readonly<{ whole: number; exact: number; over: number }>;

/** The discount of a promotion on a line. */
export type Taken = Readonly<{
  promotion: Promotion;
  amount: number;
  /** The base of the discount: the row, or what others have left of it. */
  base: number;
  /** The discount if cents could be split; the difference is rounding. */
  exact: number;
  /** What it takes off less by its rule, as the row would cost less than its lowest price. */
  held?: number | undefined;
  /** What it takes off less beyond that, as it takes off the most that it may of one order. */
  capped?: number | undefined;
  /** Of a promotion of the order: what it takes off all that it concerns, and the value that this is shared out over. */
  share?: Share | undefined;
}>;

/** The line with what promotions take off it. */
export type PromotedLine<G extends Goods = Goods> = SoldLine<G> &
  Readonly<{
    /** That of its own first, then those of the order as they took their turn. */
    taken: readonly Taken[];
    /** The row after the promotion of its own, and after those of the order too; the latter is taxed. */
    afterItemDiscount: number;
    afterOrderDiscount: number;
  }>;

/** The complete line, with its tax. */
export type PricedLine<G extends Goods = Goods> = PromotedLine<G> &
  Readonly<{
    /** Thousandths of a percent. */
    taxRate: number;
    tax: number;
  }>;

/** A line that can be sold, before any discount. Gifts cost nothing. */
export function sellLine<G extends Goods>(
  line: CartLine,
  goods: G,
  price: LinePrice,
  categories: readonly string[],
): SoldLine<G> {
  return {
    line,
    goods,
    masterId: goods.sku.masterId,
    categories,
    price,
    rowTotal: line.quantity * price.current,
    rowOriginal: line.quantity * Math.max(price.original, price.current),
  };
}

/** The line after what is taken off it. */
export function takeOff<G extends Goods>(line: SoldLine<G>, taken: readonly Taken[]): PromotedLine<G> {
  let afterItemDiscount = line.rowTotal;
  let afterOrderDiscount = line.rowTotal;
  for (const { amount, share } of taken) {
    if (!share) afterItemDiscount -= amount;
    afterOrderDiscount -= amount;
  }
  return { ...line, taken, afterItemDiscount, afterOrderDiscount };
}
