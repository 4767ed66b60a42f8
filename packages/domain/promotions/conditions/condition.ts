import type { PromotionUses } from '../limits.ts';
import type { Promotion, PromotionTerms } from '../promotion.ts';

/** Why a promotion does not hold, whatever the goods. */
export type Unmet =
  | 'switched-off'
  | 'not-started'
  | 'ended'
  | 'other-shop'
  | 'other-shopper'
  | 'other-currency'
  | 'code-missing';

/**
 * The facts by which conditions are judged: market, time and shopper, the promotions whose code is in the cart, and the
 * uses of those with limits.
 */
export type Asked = PromotionTerms & Readonly<{ codes: ReadonlySet<string>; uses?: PromotionUses | undefined }>;

/** One thing that a promotion may ask for before the goods are looked at. */
export type Condition<Of = PromotionTerms> = (promotion: Promotion, asked: Of) => Unmet | undefined;
