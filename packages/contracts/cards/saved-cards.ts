import { type Static, Type } from 'typebox';
import { cardSchema } from '../cart/instrument.ts';
import { nullable } from '../kernel/nullable.ts';

export const path = '/consumers-v3/consumer/payment_instruments';

export const params = Type.Object({ paymentInstrumentId: Type.String({ maxLength: 64 }) });

/** A card of the account, of which the shop has only the token. */
export const savedCardSchema = Type.Object({
  paymentInstrumentId: Type.String(),
  payment_method_id: Type.Literal('CREDIT_CARD'),
  main: Type.Boolean(),
  card: cardSchema,
  billingAddressId: nullable(Type.String()),
});

export type SavedCard = Static<typeof savedCardSchema>;

export const list = Type.Object({ payment_instruments: Type.Array(savedCardSchema) });
