import { Type } from 'typebox';
import { cartSchema } from '../cart/cart.ts';
import { basketParams, cartIdMembers } from '../cart/target.ts';
import { operation } from '../kernel/operation.ts';

/** Takes the shipping address away (C7.39). */
export const removeShippingAddress = operation({
  id: 'checkout.removeShippingAddress',
  method: 'DELETE',
  path: '/cart/v2/cart/{basketId}/shippingAddress',
  summary: 'Remove the shipping address',
  callers: 'session',
  params: basketParams,
  query: Type.Object({ ...cartIdMembers, shippingId: Type.Optional(Type.String({ maxLength: 64 })) }),
  targetIn: 'query-or-body',
  response: cartSchema,
  refusals: ['BSK404'],
});
