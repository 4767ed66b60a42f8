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

/** What a condition judges by: where, when and for whom, and the promotions whose code is in the cart. */
export type Asked = PromotionTerms & Readonly<{ codes: ReadonlySet<string> }>;

/** One thing that a promotion may ask for before the goods are looked at. */
export type Condition<Of = PromotionTerms> = (promotion: Promotion, asked: Of) => Unmet | undefined;
