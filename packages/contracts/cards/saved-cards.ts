import { type Static, Type } from 'typebox';
import { cardSchema } from '../cart/instrument.ts';
import { giftCardSchema } from '../gift-cards/gift-card.ts';
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

/** A gift card of the account (C1.18), with its balance. */
export const savedGiftCardSchema = Type.Object({
  paymentInstrumentId: Type.String(),
  payment_method_id: Type.Literal('GIFT_CARD'),
  giftCard: giftCardSchema,
});

export type SavedGiftCard = Static<typeof savedGiftCardSchema>;

export type SavedCard = Static<typeof savedCardSchema>;

export const list = Type.Object({
  payment_instruments: Type.Array(Type.Union([savedCardSchema, savedGiftCardSchema])),
});
