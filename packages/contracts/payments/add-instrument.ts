import { Type } from 'typebox';
import { cartSchema } from '../cart/cart.ts';
import { basketParams, cartIdMembers, cartQuery } from '../cart/target.ts';
import { operation } from '../kernel/operation.ts';

/**
 * Attaches a card, known by the token that the provider's fields gave (C7.45, C3.31). A cart has one card; a further one
 * takes its place. Refuses with PAY400 for a token that the provider does not know.
 */
export const addInstrument = operation({
  id: 'payments.addInstrument',
  method: 'POST',
  path: '/cart/v1/cart/{basketId}/paymentInstruments',
  summary: 'Add a payment instrument',
  callers: 'session',
  botCheck: { action: 'placeOrder', required: false },
  params: basketParams,
  query: cartQuery,
  body: Type.Object({
    ...cartIdMembers,
    payment_method_id: Type.Literal('CREDIT_CARD'),
    token: Type.String({ maxLength: 128 }),
    recaptcha_response: Type.Optional(Type.String({ maxLength: 4096 })),
  }),
  response: cartSchema,
  refusals: ['AUT403', 'BSK404', 'PAY400', 'FE309'],
});
