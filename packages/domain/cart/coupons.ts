import type { CartCoupon } from './document.ts';

/** Codes that a cart may have (C8.90). */
export const mostCoupons = 5;

/** Codes of two carts, one of each promotion, up to the limit of a cart. */
export function joinCoupons(own: readonly CartCoupon[], added: readonly CartCoupon[]): readonly CartCoupon[] {
  const fresh = added.filter(({ promotionId }) => !own.some((one) => one.promotionId === promotionId));
  return fresh.length === 0 ? own : [...own, ...fresh].slice(0, mostCoupons);
}
