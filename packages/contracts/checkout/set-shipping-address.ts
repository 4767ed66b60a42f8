import { Type } from 'typebox';
import { addressDetailMembers, addressMembers } from '../addresses/address.ts';
import { cartSchema } from '../cart/cart.ts';
import { basketParams, cartIdMembers, cartQuery } from '../cart/target.ts';
import { operation } from '../kernel/operation.ts';

/**
 * Sets where a cart is delivered (C7.38, B7.06). Refuses with SHP410 for a missing phone, SHP500 for a PO box, PAY401
 * for a country or region to which the market does not ship, CHK320 with one entry per invalid member for the rest.
 * With context COLLECTION and `collectionPointId` the shipment goes to that point by method `pudo`; name, email and
 * phone are those of the person who collects it, required as the market says (C5.47 to C5.49); an unknown point is
 * SHP404. With the `shippingId` of a pickup or of a delivery to a store only `email` and `phone` are used: the contact
 * to notify when it is ready (C5.50). The express contexts allow a city of 50 characters (B5.5.08).
 * Members that are not about the place are kept as they are (B3.3.02).
 */
export const setShippingAddress = operation({
  id: 'checkout.setShippingAddress',
  method: 'POST',
  path: '/cart/v2/cart/{basketId}/shippingAddress',
  summary: 'Set the shipping address',
  callers: 'session',
  botCheck: { action: 'placeOrder', required: false },
  // It may subscribe an address, which then gets a letter.
  perMinute: 60,
  params: basketParams,
  query: cartQuery,
  body: Type.Object({
    ...cartIdMembers,
    ...addressMembers,
    ...addressDetailMembers,
    context: Type.Optional(
      Type.String({ maxLength: 64, description: 'COLLECTION, APPLE_PAY_EXPRESS, PAYPAL_EXPRESS …' }),
    ),
    collectionPointId: Type.Optional(Type.String({ maxLength: 64 })),
    recaptcha_response: Type.Optional(Type.String({ maxLength: 4096 })),
  }),
  response: cartSchema,
  refusals: ['AUT403', 'BSK404', 'SHP410', 'SHP404', 'SHP500', 'PAY401', 'CHK320'],
});
