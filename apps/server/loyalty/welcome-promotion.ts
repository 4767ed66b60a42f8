import { type WelcomePromotion, welcomePromotion } from '@eyelet/contracts/loyalty/welcome-promotion.ts';
import { type MemberCoupon, memberCoupons } from '@eyelet/db/loyalty/member-code.ts';
import { promotionTerms } from '@eyelet/domain/pricing/facts.ts';
import { isUsableCoupon } from '@eyelet/domain/promotions/coupon.ts';
import type { Promotion } from '@eyelet/domain/promotions/promotion.ts';
import { couponOf } from '../cart/check-coupons.ts';
import type { Context } from '../kernel/context.ts';
import { handle } from '../kernel/handle.ts';
import { Refusal } from '../kernel/refusal.ts';
import { pricingTerms } from '../pricing/catalogue-facts.ts';
import { promotionView } from '../pricing/promotion-view.ts';
import { memberOf } from './member.ts';

/** The promotions for members only: the one that welcomes them (C7.67), and the others. */
export const welcomePromotionHandler = handle(welcomePromotion, async (context) => {
  const member = await memberOf(context);
  if (member instanceof Refusal) return member;
  const coupons = await memberCoupons(context.shop.database.pool, member.id);
  const promotions = new Map(context.shop.catalogue.promotions().map((one) => [one.id, one]));
  const open = coupons.flatMap((coupon) => {
    const promotion = promotions.get(coupon.promotion_id);
    const isUsable = promotion && isUsableCoupon(couponOf(coupon), promotion, promotionTerms(pricingTerms(context)));
    return isUsable ? [{ coupon, promotion }] : [];
  });
  const [welcoming] = open.filter(({ coupon }) => coupon.welcomes);
  return {
    promotion: welcoming ? viewOf(context, welcoming) : null,
    memberPromotions: open.filter(({ coupon }) => !coupon.welcomes).map((one) => viewOf(context, one)),
  };
});

function viewOf(
  { market }: Context,
  { coupon, promotion }: Readonly<{ coupon: MemberCoupon; promotion: Promotion }>,
): WelcomePromotion {
  const { promotionId, promotionName, calloutMessage } = promotionView(promotion, market);
  const ends = [coupon.ends_at, promotion.endsAt].flatMap((date) => (date ? [date.getTime()] : []));
  const endDate = ends.length > 0 ? new Date(Math.min(...ends)).toISOString() : null;
  return { promotionId, promotionName, calloutMessage: calloutMessage ?? '', code: coupon.code, endDate };
}
