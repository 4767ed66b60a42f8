import type { MethodCode } from '../../markets/delivery-method.ts';
import type { Lack, Together } from '../effects/effect.ts';
import type { PromotionUses } from '../limits.ts';
import type { PromotionProblem } from '../problem.ts';
import type { Promotion, PromotionTerms } from '../promotion.ts';
import type { Attributes } from './attribute-words.ts';
import type { Concernable } from './goods.ts';
import type { Wants } from './wants.ts';

/** Why a promotion does not hold, whatever the goods. */
export type Unmet =
  | 'switched-off'
  | 'not-started'
  | 'ended'
  | 'other-hours'
  | 'other-shop'
  | 'other-shopper'
  | 'not-in-group'
  | 'not-first-order'
  | 'other-tier'
  | 'other-segment'
  | 'other-currency'
  | 'other-payment'
  | 'code-missing';

/** Why none of the goods that a promotion concerns count for it. */
export type Uncounted = 'other-goods' | 'other-delivery' | 'other-store' | 'not-full-price' | 'not-reduced';

/**
 * The facts by which conditions are judged: market, time and shopper, the promotions whose code is in the cart, how the cart is
 * paid and delivered, and the uses of promotions with limits.
 */
export type Asked = PromotionTerms &
  Readonly<{
    codes: ReadonlySet<string>;
    uses?: PromotionUses | undefined;
    /** Means of payment in the cart, by id. */
    payments?: readonly string[] | undefined;
    /** The method of the shipment home, and the store that sells, where one does. */
    shippingMethod?: string | undefined;
    soldAt?: string | null | undefined;
  }>;

/** One thing that a promotion may ask for before the goods are looked at. */
export type Condition<Of = PromotionTerms> = (promotion: Promotion, asked: Of) => Unmet | undefined;

/** Goods as conditions look at them. */
export type Countable = Concernable &
  Readonly<{
    /** How they are delivered, and by which store, if one takes part. */
    method: MethodCode;
    storeId: string | null;
    /** Whether their price is below the list price. */
    isReduced: boolean;
    attributes: Attributes;
  }>;

/** What one condition has to know of a shopper besides the account. */
export type Asks = Readonly<{
  /** Whether the account is in a segment. */
  segment?: true;
  /** What it has ordered. */
  history?: true;
  /** The points that its tier is judged by. */
  points?: true;
  /** What it has spent within so many days. */
  spentDays?: number;
}>;

/** What one kind of further condition does. Each of its members is for those that have that to do. */
export type Rule<Wanted> = Readonly<{
  /** What is wrong with what is wanted. */
  problem?: (wanted: Wanted) => PromotionProblem | undefined;
  /** Why it is unmet, whatever the goods. */
  unmet?: (wanted: Wanted, asked: Asked) => Unmet | undefined;
  /** Whether it is about who shops, which does not change while somebody does. */
  isOfShopper?: true;
  /** Whether a further order of the shopper can end it. */
  endsByOrder?: (wanted: Wanted) => boolean;
  /** What has to be known of the shopper; the account alone where it is empty. */
  asks?: (wanted: Wanted) => Asks;
  /** Whether goods count. */
  counts?: (wanted: Wanted, goods: Countable) => boolean;
  /** What is said where none do. */
  uncounted?: (wanted: Wanted) => Uncounted;
  /** What goods that count lack together. */
  lack?: (wanted: Wanted, goods: Together) => Lack | undefined;
}>;

export type Rules = Readonly<{ [Kind in keyof Wants]-?: Rule<NonNullable<Wants[Kind]>> }>;
