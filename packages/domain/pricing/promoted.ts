import type { DeliveryReduction } from '../delivery/shipping-methods.ts';
import type { MethodCode } from '../markets/delivery-method.ts';
import type { Uncounted, Unmet } from '../promotions/conditions/condition.ts';
import type { Lack } from '../promotions/effects/effect.ts';
import type { LimitReached } from '../promotions/limits.ts';
import type { Promotion } from '../promotions/promotion.ts';
import type { Goods, PromotedLine } from './line.ts';

/** How far a cart is from a threshold, in minor units: 0 when just reached, negative above it (C4.46). */
export type Standing = Readonly<{ promotion: Promotion; distance: number }>;

/** Why a promotion has no effect. */
export type NoEffect =
  | Readonly<{ reason: Unmet | Uncounted | LimitReached | 'allowance-spent' | 'nothing-left' | 'at-lowest-price' }>
  | Lack
  /**
   * Other promotions replace it, by id: their discount on the same goods is larger; or, by `rule`, it is the largest of
   * their group, exclusive, or larger than that of the exclusive one.
   */
  | Readonly<{
      reason: 'excluded';
      by: readonly string[];
      rule?: 'best-of-group' | 'stands-alone' | 'others-take-more';
    }>;

export type Ineffective = NoEffect & Readonly<{ promotion: Promotion }>;

/** The result of promotions on the lines of a cart. */
export type Promoted<G extends Goods = Goods> = Readonly<{
  lines: readonly PromotedLine<G>[];
  /** Promotions with an effect on lines: level PRODUCT first, then ORDER, each by rank. */
  reducing: readonly Promotion[];
  /** The discount of each of `reducing` on the cart, by id. */
  amounts: ReadonlyMap<string, number>;
  /** Promotions that hold for the delivery, and what they take off each method, by rank. */
  ofDelivery: readonly Promotion[];
  reductions: ReadonlyMap<MethodCode, readonly DeliveryReduction[]>;
  /** Earned gifts, by rank. */
  gifts: readonly Promotion[];
  /** Of every promotion with a threshold that concerns the cart. */
  standings: readonly Standing[];
  /** Every promotion that is in none of the others, with its reason. */
  ineffective: readonly Ineffective[];
}>;
