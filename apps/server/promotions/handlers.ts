import type { AnyHandler } from '../kernel/handle.ts';
import { putCoupon } from './apply-coupon.ts';
import { dropCoupon } from './remove-coupon.ts';

/** Codes in carts. */
export const promotionHandlers: readonly AnyHandler[] = [putCoupon, dropCoupon];
