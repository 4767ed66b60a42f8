import { Type } from 'typebox';
import { addressMembers, addressSchema } from '../addresses/address.ts';
import { basketParams, cartIdMembers, cartQuery } from '../cart/target.ts';
import { nullable } from '../kernel/nullable.ts';
import { operation } from '../kernel/operation.ts';

export const addressVerdictSchema = Type.Object({
  valid: Type.Boolean({ description: 'Always true: invalid addresses are refused.' }),
  /** The address in its standard form, if that differs from the request. */
  suggestion: nullable(addressSchema),
});

/** Checks an address without storing it (C7.40). CHK320 with one entry for each invalid member. */
export const validateShippingAddress = operation({
  id: 'checkout.validateShippingAddress',
  method: 'POST',
  path: '/cart/v1/cart/{basketId}/shippingAddress/validation',
  summary: 'Validate a shipping address',
  callers: 'session',
  params: basketParams,
  query: cartQuery,
  body: Type.Object({ ...cartIdMembers, ...addressMembers }),
  response: addressVerdictSchema,
  refusals: ['BSK404', 'CHK320'],
});
