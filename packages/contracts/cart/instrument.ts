import { type Static, Type } from 'typebox';
import { nullable, oneOf } from '../kernel/nullable.ts';

/** What the shop stores of a card: never its number or security code (C8.164). */
export const cardSchema = Type.Object({
  brand: Type.String({ description: 'visa, mastercard, amex, discover, maestro or card.' }),
  last4: Type.String(),
  expiryMonth: Type.Integer(),
  expiryYear: Type.Integer(),
});

/** The payment methods of a cart: the specification's list, Apple Pay (C3.26, B7.04) and store credit. */
export const paymentMethodIds = [
  'GIFT_CARD',
  'LOYALTY_POINTS',
  'ATHLETES_PAYMENT',
  'KLARNA',
  'CREDIT_CARD',
  'REWARD_CODE',
  'REWARD_CARD',
  'PAYPAL',
  'DW_APPLE_PAY',
  'STORE_CREDIT',
] as const;

export type PaymentMethodId = (typeof paymentMethodIds)[number];

/** Of an order that was made of a return: what its goods had cost pays for it. No cart can have it. */
export const exchangeMethodId = 'EXCHANGE';

/** A means of payment attached to a cart. */
export const instrumentSchema = Type.Object({
  payment_instrument_id: Type.String(),
  payment_method_id: oneOf(paymentMethodIds),
  amount: Type.Number({ description: 'What it covers, in major units.' }),
  card: nullable(cardSchema),
  account: nullable(Type.String({ description: 'The shopper’s account name at the payment service.' })),
  c_requestID: nullable(Type.String({ description: "The provider's id of the authorisation (B3.3.08)." })),
});

export type Card = Static<typeof cardSchema>;
export type Instrument = Static<typeof instrumentSchema>;
