import { Type } from 'typebox';
import { operation } from '../kernel/operation.ts';
import { cartSchema } from './cart.ts';
import { couponRefusals, longestCode } from './coupon.ts';
import { cartIdMembers, cartQuery } from './target.ts';

/**
 * Puts a code into a cart (C7.34). A known code whose threshold is not reached is kept without effect and told in
 * `customerNotifications`.
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
  // A code is a small secret; at this rate none is guessed.
  perMinute: 30,
});
