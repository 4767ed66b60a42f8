import { isMeantFor, isMeantForShopper } from './conditions/conditions.ts';
import { type Concernable, concernsLine } from './conditions/goods.ts';
import { goodsOf } from './goods-of.ts';
import { type Promotion, type PromotionTerms, periodOf } from './promotion.ts';

/** A code with how often it was used; limits of null are none. */
export type Coupon = Readonly<{
  code: string;
  promotionId: string;
  enabled: boolean;
  startsAt: Date | null;
  endsAt: Date | null;
  mostUses: number | null;
  /** By one shopper. */
  mostUsesEach: number | null;
  used: number;
  usedByShopper: number;
}>;

/** Why a code cannot be used. */
export type CouponProblem = 'not-available' | 'ended' | 'redeemed' | 'used-up' | 'not-for-this-cart';

/** A code as it is kept and compared: without spaces around it, in capitals. */
export function codeOf(typed: string): string {
  return typed.trim().toUpperCase();
}

/** Why a code cannot be used for these goods by this shopper, undefined when it can (C8.88 to C8.92). */
export function problemOfCoupon(
  coupon: Coupon,
  promotion: Promotion | undefined,
  goods: readonly Concernable[],
  terms: PromotionTerms,
): CouponProblem | undefined {
  const problem = problemOfUse(coupon, promotion, terms);
  if (problem || !promotion) return problem ?? 'not-available';
  const isForCart =
    isMeantForShopper(promotion, terms) && goods.some((one) => concernsLine({ concerns: goodsOf(promotion) }, one));
  return isForCart ? undefined : 'not-for-this-cart';
}

/** Whether a shopper can still use a code, whatever is in the cart. */
export function isUsableCoupon(coupon: Coupon, promotion: Promotion, terms: PromotionTerms): boolean {
  return problemOfUse(coupon, promotion, terms) === undefined && isMeantFor(promotion, terms);
}

function problemOfUse(
  coupon: Coupon,
  promotion: Promotion | undefined,
  terms: PromotionTerms,
): CouponProblem | undefined {
  const periods = [coupon, ...(promotion ? [promotion] : [])].map((one) => periodOf(one, terms.now));
  if (periods.includes('ended')) return 'ended';
  if (!promotion || periods.includes('not-started')) return 'not-available';
  const { mostUses, mostUsesEach, used, usedByShopper } = coupon;
  if (mostUses !== null && used >= mostUses) return mostUses === 1 ? 'redeemed' : 'used-up';
  if (mostUsesEach !== null && usedByShopper >= mostUsesEach) return mostUsesEach === 1 ? 'redeemed' : 'used-up';
  return undefined;
}
