import type { MethodCode } from '../../markets/delivery-method.ts';
import type { Currency } from '../../money/currency.ts';
import type { Amounts } from '../amounts.ts';
import type { Attributes } from '../conditions/attribute-words.ts';
import type { Concernable } from '../conditions/goods.ts';
import type { PromotionProblem } from '../problem.ts';
import type { Benefit, Goods, PromotionLevel } from '../promotion.ts';

/** A row that something is taken off; minor units. */
export type Reducible = Readonly<{ quantity: number; rowTotal: number }>;

/** A row by itself, with its product. */
type OwnRow = Reducible & Pick<Concernable, 'masterId'>;

/** A row that counts together with others, by what it is of. */
export type JoinedRow = Reducible & Concernable & Readonly<{ attributes?: Attributes }>;

/** Goods that a promotion concerns: units, and what they are worth together in minor units. */
export type Together = Readonly<{ quantity: number; value: number }>;

/** What goods lack for a benefit: value in minor units, or units. */
export type Lack =
  | Readonly<{ reason: 'below-threshold'; distance: number }>
  | Readonly<{ reason: 'too-few'; missing: number }>;

export type DeliveryOff = Readonly<{ percent: number }> | Readonly<{ amount: number }>;

/** The effect of a kind of benefit. A kind has only the members that it needs. */
export type Effect<B extends Benefit> = Readonly<{
  levels: readonly PromotionLevel[];
  /** The problem with a benefit. */
  problem?: (benefit: B) => PromotionProblem | undefined;
  /** Amounts without which it does not hold in a currency. */
  amounts?: (benefit: B) => readonly Amounts[];
  /** What goods lack for it besides the threshold of the promotion; undefined if nothing. */
  lack?: (benefit: B, goods: Together, currency: Currency) => Lack | undefined;
  /** The same by what the goods are. */
  lackOfRows?: (benefit: B, rows: readonly JoinedRow[]) => Lack | undefined;
  /** The goods that it is about, where it names them itself; the promotion concerns no others then. */
  goods?: (benefit: B) => Goods;
  /** Taken off a row of its own, never more than that; minor units, perhaps not whole. */
  offRow?: (benefit: B, row: OwnRow, currency: Currency) => number;
  /**
   * Taken off each of several rows that count together, in their order, never more than each; minor units, perhaps not whole.
   * It does not depend on the order of the rows. Undefined: the row takes no part.
   */
  offRows?: (benefit: B, rows: readonly JoinedRow[], currency: Currency) => readonly (number | undefined)[];
  /** Taken off goods of the order, never more than they are worth. */
  offOrder?: (benefit: B, goods: Together, currency: Currency) => number;
  /** Methods of delivery whose price it takes something off. */
  methods?: (benefit: B) => readonly MethodCode[];
  /** What it takes off that price: percent, or minor units. */
  offDelivery?: (benefit: B, currency: Currency) => DeliveryOff;
  /** The sizes of which one comes along without charge: the first, unless the shopper chooses another. */
  gifts?: (benefit: B) => readonly string[];
}>;

export type BenefitOf<Kind extends Benefit['kind']> = Extract<Benefit, { kind: Kind }>;
