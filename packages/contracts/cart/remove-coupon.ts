import { Type } from 'typebox';
import { operation } from '../kernel/operation.ts';
import { cartSchema } from './cart.ts';
import { longestCode } from './coupon.ts';
import { cartIdMembers } from './target.ts';

/**
 * Removes a code from a cart, given by `couponItemId` or the code itself (C7.32, C7.35). One that is already removed is
 * not an error.
 */
export const removeCoupon = operation({
  id: 'cart.removeCoupon',
  method: 'DELETE',
  path: '/cart/v1/coupon',
  summary: 'Remove a coupon code from a cart',
  callers: 'session',
  query: Type.Object({
    ...cartIdMembers,
    couponItemId: Type.Optional(Type.String({ maxLength: 64 })),
    code: Type.Optional(Type.String({ maxLength: longestCode })),
  }),
  targetIn: 'query-or-body',
  response: cartSchema,
  refusals: ['BSK404'],
});
