import type { MethodCode } from '../../markets/delivery-method.ts';
import type { Currency } from '../../money/currency.ts';
import type { Benefit, PromotionLevel } from '../promotion.ts';

/** A row that something is taken off; minor units. */
export type Reducible = Readonly<{ quantity: number; rowTotal: number }>;

/** What a kind of benefit does. Each of its members is for promotions that have that to do; the others lack it. */
export type Effect<B extends Benefit> = Readonly<{
  levels: readonly PromotionLevel[];
  /** What is wrong with a benefit, as a sentence. */
  problem?: (benefit: B) => string | undefined;
  /** Taken off a row of its own, never more than that; minor units, perhaps not whole. */
  offRow?: (benefit: B, row: Reducible, currency: Currency) => number;
  /** Taken off goods of the order that are worth `value` together, never more than that. */
  offOrder?: (benefit: B, value: number, currency: Currency) => number;
  /** Methods of delivery whose price it takes off. */
  freeMethods?: (benefit: B) => readonly MethodCode[];
  /** The size that comes along without charge. */
  gift?: (benefit: B) => string;
}>;

export type BenefitOf<Kind extends Benefit['kind']> = Extract<Benefit, { kind: Kind }>;
