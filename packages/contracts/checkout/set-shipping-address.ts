import { Type } from 'typebox';
import { addressMembers } from '../addresses/address.ts';
import { cartSchema } from '../cart/cart.ts';
import { basketParams, cartIdMembers, cartQuery } from '../cart/target.ts';
import { operation } from '../kernel/operation.ts';

/**
 * Sets where a cart is delivered (C7.38, B7.06). Refuses with SHP410 for a missing phone, SHP500 for a PO box, PAY401 for
 * a country that the market does not ship to, CHK320 with one entry per wrong member for the rest.
 */
export const setShippingAddress = operation({
  id: 'checkout.setShippingAddress',
  method: 'POST',
  path: '/cart/v2/cart/{basketId}/shippingAddress',
  summary: 'Set the shipping address',
  callers: 'session',
  botCheck: { action: 'placeOrder', required: false },
  params: basketParams,
  query: cartQuery,
  body: Type.Object({
    ...cartIdMembers,
    ...addressMembers,
    shippingId: Type.Optional(Type.String({ maxLength: 64 })),
    subscriptions: Type.Optional(Type.Object({ newsletterConsent: Type.Optional(Type.Boolean()) })),
    context: Type.Optional(Type.String({ maxLength: 64 })),
    recaptcha_response: Type.Optional(Type.String({ maxLength: 4096 })),
  }),
  response: cartSchema,
  refusals: ['AUT403', 'BSK404', 'SHP410', 'SHP500', 'PAY401', 'CHK320'],
});
