import { shownCoupons } from '@eyelet/db/promotions/coupon.ts';
import { promotionTerms } from '@eyelet/domain/pricing/facts.ts';
import { isUsableCoupon } from '@eyelet/domain/promotions/coupon.ts';
import type { Promotion } from '@eyelet/domain/promotions/promotion.ts';
import { couponOf, isMember } from '../cart/check-coupons.ts';
import type { Context } from '../kernel/context.ts';
import { pricingTerms } from '../pricing/catalogue-facts.ts';

/** A shown code of a promotion; null if it is for members and the caller is not one. */
export type ShownCode = Readonly<{ code: string | null; forMembers: boolean; endsAt: Date | null }>;

/** The first shown code of each promotion that the caller can still use, by the id of the promotion. */
export async function shownCodes(
  context: Context,
  promotions: readonly Promotion[],
): Promise<ReadonlyMap<string, ShownCode>> {
  const coded = new Map(promotions.filter(({ needsCoupon }) => needsCoupon).map((one) => [one.id, one]));
  const shown = new Map<string, ShownCode>();
  if (coded.size === 0) return shown;
  const owner = context.session?.consumerNo ?? '';
  const coupons = await shownCoupons(context.shop.database.pool, [...coded.keys()], owner);
  const asMember = coupons.some((one) => one.for_members) && (await isMember(context));
  const terms = promotionTerms(pricingTerms(context));
  for (const coupon of coupons) {
    const { promotion_id: id, for_members: forMembers } = coupon;
    const promotion = coded.get(id);
    if (!promotion || shown.has(id) || !isUsableCoupon(couponOf(coupon), promotion, terms)) continue;
    const isOwn = !forMembers || asMember;
    shown.set(id, { code: isOwn ? coupon.code : null, forMembers, endsAt: coupon.ends_at });
  }
  return shown;
}
