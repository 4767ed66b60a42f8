import { Type } from 'typebox';
import { cartSchema } from '../cart/cart.ts';
import { cartIdMembers, cartQuery } from '../cart/target.ts';
import { operation } from '../kernel/operation.ts';

/** Chooses the method of a shipment (C7.36, B7.07). Without shippingId the cart's only shipment is meant. */
export const setShippingMethod = operation({
  id: 'checkout.setShippingMethod',
  method: 'POST',
  path: '/cart/v1/shippingMethod',
  summary: 'Set the shipping method',
  callers: 'session',
  query: cartQuery,
  body: Type.Object({
    ...cartIdMembers,
    code: Type.String({ maxLength: 64 }),
    shippingId: Type.Optional(Type.String({ maxLength: 64 })),
    shopperAppliedSM: Type.Optional(Type.Boolean()),
  }),
  response: cartSchema,
  refusals: ['BSK404', 'SHP404'],
});
