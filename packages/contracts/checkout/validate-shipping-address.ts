import { Type } from 'typebox';
import { addressMembers, addressSchema } from '../addresses/address.ts';
import { basketParams, cartIdMembers, cartQuery } from '../cart/target.ts';
import { nullable } from '../kernel/nullable.ts';
import { operation } from '../kernel/operation.ts';

export const addressVerdictSchema = Type.Object({
  valid: Type.Boolean(),
  /** The address in its usual form, when that differs from what was sent. */
  suggestion: nullable(addressSchema),
  errors: Type.Array(Type.Object({ field: Type.String(), message: Type.String() })),
});

/** Judges an address without storing it (C7.40). */
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
  refusals: ['BSK404'],
});
