import { Type } from 'typebox';
import { cartSchema } from '../cart/cart.ts';
import { basketParams, cartIdMembers } from '../cart/target.ts';
import { operation } from '../kernel/operation.ts';

/** Takes the billing address away (C7.42). */
export const removeBillingAddress = operation({
  id: 'checkout.removeBillingAddress',
  method: 'DELETE',
  path: '/cart/v1/cart/{basketId}/billingAddress',
  summary: 'Remove the billing address',
  callers: 'session',
  params: basketParams,
  query: Type.Object(cartIdMembers),
  targetIn: 'query-or-body',
  response: cartSchema,
  refusals: ['BSK404'],
});
