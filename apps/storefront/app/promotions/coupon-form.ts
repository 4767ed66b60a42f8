import type { applyCoupon } from '@eyelet/contracts/cart/apply-coupon.ts';
import type { RefusalOf } from '@eyelet/contracts/kernel/operation.ts';
import { textOf } from '../forms/answer.ts';

/** The form in which a code is entered; it is posted to the cart. */
export const couponForm = 'promo';
export const couponField = 'coupon';
/** The form field that removes a code from the cart. */
export const removeCouponField = 'removeCoupon';

/** The refusals that concern the code and are shown at its field (C8.87 to C8.94). */
export const fieldOfRefusal: Readonly<Record<string, typeof couponField>> = {
  PRM130: couponField,
  PRM135: couponField,
  PRM140: couponField,
  PRM150: couponField,
  PRM155: couponField,
  PRM160: couponField,
  PRM175: couponField,
  PRM416: couponField,
} satisfies Record<Exclude<RefusalOf<typeof applyCoupon>, 'BSK404'>, typeof couponField>;

/** The code that was typed. */
export function codeOf(posted: FormData): string {
  return textOf(posted, couponField).trim();
}
