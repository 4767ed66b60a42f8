import { Type } from 'typebox';
import { addressDetailMembers, addressMembers } from '../addresses/address.ts';
import { cartSchema } from '../cart/cart.ts';
import { basketParams, cartIdMembers, cartQuery } from '../cart/target.ts';
import { operation } from '../kernel/operation.ts';

/**
 * Sets the billing address of a cart (C7.41). `sameAsShipping` uses the shipping address, also when that is changed
 * later. Refuses with BILL410 for a missing phone, BIL400 when there is no shipping address to copy, CHK320 with one
 * entry per invalid member for the rest.
 */
export const setBillingAddress = operation({
  id: 'checkout.setBillingAddress',
  method: 'POST',
  path: '/cart/v1/cart/{basketId}/billingAddress',
  summary: 'Set the billing address',
  callers: 'session',
  params: basketParams,
  query: cartQuery,
  body: Type.Object({
    ...cartIdMembers,
    ...addressMembers,
    ...addressDetailMembers,
    sameAsShipping: Type.Optional(Type.Boolean()),
    context: Type.Optional(Type.String({ maxLength: 64, description: 'As with the shipping address (B5.5.08).' })),
  }),
  response: cartSchema,
  refusals: ['BSK404', 'BIL400', 'BILL410', 'CHK320'],
});
