import { Type } from 'typebox';
import { operation } from '../kernel/operation.ts';
import { cartSchema } from './cart.ts';
import { couponRefusals, longestCode } from './coupon.ts';
import { cartIdMembers, cartQuery } from './target.ts';

/**
 * Applies a coupon to a cart (C7.34). A known code whose threshold is not reached is kept without effect and reported
 * in `customerNotifications`.
 */
export const applyCoupon = operation({
  id: 'cart.applyCoupon',
  method: 'PUT',
  path: '/cart/v1/coupon',
  summary: 'Apply a coupon code to a cart',
  callers: 'session',
  query: cartQuery,
  body: Type.Object({ ...cartIdMembers, code: Type.String({ minLength: 1, maxLength: longestCode }) }),
  response: cartSchema,
  refusals: ['BSK404', ...couponRefusals, 'PRM175', 'PRM416'],
  invalidMember: { code: 'PRM130' },
  // At this rate codes, which are short secrets, cannot be guessed.
  perMinute: 30,
  limitShared: true,
});
