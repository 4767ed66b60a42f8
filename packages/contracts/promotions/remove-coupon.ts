import { Type } from 'typebox';
import { cartSchema } from '../cart/cart.ts';
import { cartIdMembers } from '../cart/target.ts';
import { operation } from '../kernel/operation.ts';
import { longestCode } from './coupon.ts';

/** Takes a code out of a cart, named by `couponItemId` or by itself (C7.32, C7.35). One that is gone already is no error. */
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
