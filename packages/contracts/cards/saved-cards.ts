import { type Static, Type } from 'typebox';
import { addressInputSchema } from '../addresses/address.ts';
import { cardSchema } from '../cart/instrument.ts';
import { nullable, oneOf } from '../kernel/nullable.ts';
import { operation } from '../kernel/operation.ts';

const path = '/consumers-v3/consumer/payment_instruments';
const params = Type.Object({ paymentInstrumentId: Type.String({ maxLength: 64 }) });

/** A card of the account, known to the shop by its token alone. */
export const savedCardSchema = Type.Object({
  paymentInstrumentId: Type.String(),
  payment_method_id: Type.Literal('CREDIT_CARD'),
  main: Type.Boolean(),
  card: cardSchema,
  billingAddressId: nullable(Type.String()),
});

export type SavedCard = Static<typeof savedCardSchema>;

const list = Type.Object({ payment_instruments: Type.Array(savedCardSchema) });

/** The saved cards, the main one first (C1.17, C7.73). */
export const listCards = operation({
  id: 'cards.list',
  method: 'GET',
  path,
  summary: 'List saved cards',
  callers: 'registered',
  query: Type.Object({ payment_method_id: Type.Optional(oneOf(['CREDIT_CARD', 'GIFT_CARD'])) }),
  response: list,
  refusals: [],
});

/**
 * Saves a card by the token of the provider's fields, once the provider has verified it (C7.74). PYT300: it is there;
 * PYT405: the billing address is not in the consumer's address book; PYT406: the one that comes along is not complete.
 */
export const saveCard = operation({
  id: 'cards.save',
  method: 'POST',
  path,
  summary: 'Save a card',
  callers: 'registered',
  botCheck: { action: 'placeOrder', required: true },
  body: Type.Object({
    payment_method_id: Type.Literal('CREDIT_CARD'),
    token: Type.String({ maxLength: 128 }),
    main: Type.Optional(Type.Boolean()),
    billingAddressId: Type.Optional(Type.String({ maxLength: 64 })),
    billingAddress: Type.Optional(addressInputSchema),
    recaptcha_response: Type.Optional(Type.String({ maxLength: 4096 })),
  }),
  status: 201,
  response: Type.Object({ card: savedCardSchema }),
  refusals: ['PYT300', 'PAY400', 'FE309', 'PYT405', 'PYT406', 'AUT403'],
  invalidMember: { token: 'PAY400', billingAddressId: 'PYT405' },
  perMinute: 20,
});

/** Makes a card the main one, ties it to a billing address, or notes its new expiry date (C7.75). */
export const changeCard = operation({
  id: 'cards.change',
  method: 'PATCH',
  path: `${path}/{paymentInstrumentId}`,
  summary: 'Change a saved card',
  callers: 'registered',
  params,
  body: Type.Object({
    main: Type.Optional(Type.Boolean()),
    billingAddressId: Type.Optional(nullable(Type.String({ maxLength: 64 }))),
    expiryMonth: Type.Optional(Type.Integer({ minimum: 1, maximum: 12 })),
    expiryYear: Type.Optional(Type.Integer({ minimum: 2000, maximum: 2099 })),
  }),
  response: list,
  refusals: ['PYT404', 'PYT405', 'FE309'],
  invalidMember: {
    paymentInstrumentId: 'PYT404',
    billingAddressId: 'PYT405',
    expiryMonth: 'FE309',
    expiryYear: 'FE309',
  },
});

/** Removes a card, here and at the provider (C7.76). */
export const removeCard = operation({
  id: 'cards.remove',
  method: 'DELETE',
  path: `${path}/{paymentInstrumentId}`,
  summary: 'Remove a saved card',
  callers: 'registered',
  params,
  response: list,
  refusals: ['PYT404'],
  invalid: 'PYT404',
});
