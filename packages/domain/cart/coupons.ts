import type { CartCoupon } from './document.ts';

/** Codes of two carts, one of each promotion: those of the first, and of the second up to the `most` that a cart may have (C8.90). */
export function joinCoupons(
  own: readonly CartCoupon[],
  added: readonly CartCoupon[],
  most: number,
): readonly CartCoupon[] {
  const fresh = added.filter(({ promotionId }) => !own.some((one) => one.promotionId === promotionId));
  const room = Math.max(0, most - own.length);
  return fresh.length === 0 || room === 0 ? own : [...own, ...fresh.slice(0, room)];
}
