import { type Static, Type } from 'typebox';
import { cartIdMembers } from '../cart/target.ts';
import { operation } from '../kernel/operation.ts';

/** Where and how the provider's card fields are shown. */
export const paymentSessionSchema = Type.Object({
  success: Type.Boolean(),
  provider: Type.String(),
  locale: Type.String(),
  meta: Type.Object({
    sessionId: Type.String(),
    fieldsUrl: Type.String({ description: 'Address of the card fields, to be framed.' }),
    messageOrigin: Type.String({ description: 'Origin that the messages of the fields come from; ignore all others.' }),
    brands: Type.Array(Type.String()),
  }),
});

export type PaymentSession = Static<typeof paymentSessionSchema>;

/**
 * Opens a session with the provider (C7.52, C7.53). `referer` is the local path to come back to where no script runs.
 * The fields post `{source: 'eyelet-payments', type: 'token', token, card}` or `{…, type: 'height', height}` to the parent.
 */
export const openPaymentSession = operation({
  id: 'payments.openSession',
  method: 'GET',
  path: '/cart/v1/paymentSession',
  summary: 'Open a payment session',
  callers: 'session',
  query: Type.Object({
    ...cartIdMembers,
    paymentMethodId: Type.Literal('CREDIT_CARD'),
    paymentMethod: Type.Optional(Type.String({ maxLength: 64 })),
    referer: Type.Optional(Type.String({ maxLength: 2048 })),
  }),
  response: paymentSessionSchema,
  refusals: [],
});
