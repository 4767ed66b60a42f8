import { type Static, Type } from 'typebox';
import { nullable, oneOf } from '../kernel/nullable.ts';

/** Codes are compared without regard to case and surrounding spaces. */
export const longestCode = 40;

export const couponStatuses = ['applied', 'not applied'] as const;

/** A code in a cart (C3.53). */
export const couponItemSchema = Type.Object({
  couponItemId: Type.String(),
  code: Type.String(),
  status: oneOf(couponStatuses, 'Whether it has an effect now; below its threshold it is kept without effect.'),
  valid: Type.Boolean({ description: 'Whether it can still be used, regardless of the cart’s contents.' }),
  promotionId: Type.String(),
  promotionName: Type.String(),
  calloutMessage: nullable(Type.String()),
});

/** Why a code that was accepted can no longer be used; it is then removed from the cart. */
export const couponRefusals = ['PRM130', 'PRM135', 'PRM140', 'PRM150', 'PRM155', 'PRM160'] as const;

export type CouponItem = Static<typeof couponItemSchema>;
