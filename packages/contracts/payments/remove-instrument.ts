import { Type } from 'typebox';
import { cartSchema } from '../cart/cart.ts';
import { basketParams, cartIdMembers } from '../cart/target.ts';
import { operation } from '../kernel/operation.ts';

/** Detaches a payment instrument, named in the query or in a JSON body (C7.46, C7.32). */
export const removeInstrument = operation({
  id: 'payments.removeInstrument',
  method: 'DELETE',
  path: '/cart/v1/cart/{basketId}/paymentInstruments',
  summary: 'Remove a payment instrument',
  callers: 'session',
  params: basketParams,
  query: Type.Object({ ...cartIdMembers, paymentInstrumentId: Type.String({ maxLength: 64 }) }),
  targetIn: 'query-or-body',
  response: cartSchema,
  refusals: ['BSK404', 'PYT404'],
});
