import { type Static, Type } from 'typebox';
import { nullable } from '../kernel/nullable.ts';

/** What the shop knows of a card: never its number or code (C8.164). */
export const cardSchema = Type.Object({
  brand: Type.String({ description: 'visa, mastercard, amex, discover, maestro or card.' }),
  last4: Type.String(),
  expiryMonth: Type.Integer(),
  expiryYear: Type.Integer(),
});

/** A means of payment attached to a cart or an order. */
export const instrumentSchema = Type.Object({
  payment_instrument_id: Type.String(),
  payment_method_id: Type.Literal('CREDIT_CARD'),
  amount: Type.Number({ description: 'What it covers, in major units.' }),
  card: nullable(cardSchema),
});

export type Card = Static<typeof cardSchema>;
export type Instrument = Static<typeof instrumentSchema>;
