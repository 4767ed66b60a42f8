import { findConsumer } from '@eyelet/db/consumers/consumer.ts';
import { findCoupons, type StoredCoupon } from '@eyelet/db/promotions/coupon.ts';
import type { CartDocument } from '@eyelet/domain/cart/document.ts';
import { promotionTerms } from '@eyelet/domain/pricing/facts.ts';
import { type Coupon, type CouponProblem, problemOfCoupon } from '@eyelet/domain/promotions/coupon.ts';
import { type LimitReached, limitReached } from '@eyelet/domain/promotions/limits.ts';
import type { Promotion } from '@eyelet/domain/promotions/promotion.ts';
import type { Context } from '../kernel/context.ts';
import { type Refusal, refuse } from '../kernel/refusal.ts';
import { pricingTerms } from '../pricing/catalogue-facts.ts';
import type { PricedCart, Sold } from '../pricing/price.ts';
import { couponsInEffect, promotionsOf } from './promotions.ts';

const refusedFor = {
  'not-available': 'PRM135',
  ended: 'PRM155',
  redeemed: 'PRM150',
  'used-up': 'PRM140',
  'not-for-this-cart': 'PRM160',
} as const satisfies Record<CouponProblem, string>;

export type CouponRefusal = 'PRM130' | (typeof refusedFor)[CouponProblem];

/** A code that can no longer be used, and why. */
export type SpentCoupon = Readonly<{ code: string; id: CouponRefusal }>;

/** The first code in effect that can no longer be used; its uses are counted in the database. */
export async function spentCoupon(
  context: Context,
  document: CartDocument,
  priced: PricedCart,
): Promise<SpentCoupon | undefined> {
  const coupons = couponsInEffect(document, promotionsOf(priced, context.market));
  if (coupons.length === 0) return undefined;
  const codes = coupons.map(({ code }) => code);
  const found = await findCoupons(context.shop.database.pool, codes, context.session?.consumerNo ?? '');
  for (const code of codes) {
    const coupon = found.find((one) => one.code === code);
    const refused = coupon ? await couponProblem(context, coupon, priced.lines, document) : refuse('PRM130');
    if (refused) return { code, id: refused.id };
  }
  return undefined;
}

/** Why a code cannot be used for the lines of a cart by its owner (C8.87 to C8.92), undefined when it can. */
export async function couponProblem(
  context: Context,
  stored: StoredCoupon,
  lines: Sold['lines'],
  { uses, shopper }: Pick<CartDocument, 'uses' | 'shopper'>,
): Promise<Refusal<CouponRefusal> | undefined> {
  const promotion = context.shop.catalogue.promotions().find(({ id }) => id === stored.promotion_id);
  const coupon = couponOf(stored);
  const bought = lines.filter(({ line }) => line.bonus === null);
  const pricing = pricingTerms(context);
  // Of the shoppers whom an associate serves nothing is known.
  const known = pricing.seller === undefined ? shopper : undefined;
  const problem = problemOfCoupon(coupon, promotion, bought, { ...promotionTerms(pricing), shopper: known });
  if (problem) return refuse(refusedFor[problem]);
  const limit = promotion && limitReached(promotion, { uses, currency: context.market.currency });
  if (limit) return refuse(refusedFor[isOnce(promotion, limit) ? 'redeemed' : 'used-up']);
  return stored.for_members && !(await isMember(context)) ? refuse('PRM160') : undefined;
}

function isOnce({ limits }: Promotion, limit: LimitReached): boolean {
  return limit === 'used-by-shopper' && limits?.usesEach === 1;
}

/** A stored code in the form of the rules. */
export function couponOf(stored: StoredCoupon): Coupon {
  return {
    code: stored.code,
    promotionId: stored.promotion_id,
    enabled: stored.enabled,
    startsAt: stored.starts_at,
    endsAt: stored.ends_at,
    mostUses: stored.most_uses,
    mostUsesEach: stored.most_uses_each,
    used: stored.used,
    usedByShopper: stored.used_by_owner,
  };
}

/** Whether the caller is a member, as some codes are for members only. */
export async function isMember({ shop, session }: Pick<Context, 'shop' | 'session'>): Promise<boolean> {
  const consumer = await findConsumer(shop.database.db, session?.consumerNo ?? '');
  return consumer?.member_id != null;
}
