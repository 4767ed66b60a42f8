import { Type } from 'typebox';
import { operation } from '../kernel/operation.ts';
import { cartSchema } from './cart.ts';
import { longestCode } from './coupon.ts';
import { cartIdMembers } from './target.ts';

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
