import { type Static, Type } from 'typebox';
import { cartSchema } from '../cart/cart.ts';
import { paymentMethodIds } from '../cart/instrument.ts';
import { basketParams, cartIdMembers, cartQuery } from '../cart/target.ts';
import { claimMembers, claimRefusals } from '../gift-cards/gift-card.ts';
import { oneOf } from '../kernel/nullable.ts';
import { operation } from '../kernel/operation.ts';
import { rewardRefusals } from '../loyalty/refusals.ts';

/** The source of a payment: a token of the provider, a saved card or gift card by its id, or the number and PIN of a gift card. */
export const paymentDataSchema = Type.Object({
  token: Type.Optional(Type.String({ maxLength: 8192 })),
  paymentInstrumentId: Type.Optional(Type.String({ maxLength: 64, description: 'A saved card of the account.' })),
  ...claimMembers,
  saveCard: Type.Optional(Type.Boolean({ description: 'Saves the card in the account once it has paid.' })),
});

/** Why a gift card cannot be attached. */
export const giftCardRefusals = [...claimRefusals, 'GFC410', 'GFC725', 'GFC740', 'GFC755'] as const;

/** Methods that can be attached to a cart with a token. */
export const providerMethods = ['CREDIT_CARD', 'PAYPAL', 'KLARNA', 'DW_APPLE_PAY'] as const;

/** Methods that pay with value that the shop owes the shopper. */
const valueMethods = [
  'GIFT_CARD',
  'LOYALTY_POINTS',
  'REWARD_CODE',
  'REWARD_CARD',
  'ATHLETES_PAYMENT',
  'STORE_CREDIT',
] as const;

/** All methods that can be attached to a cart. */
export const attachableMethods = [...providerMethods, ...valueMethods] as const;

export type PaymentData = Static<typeof paymentDataSchema>;

/**
 * Attaches a means of payment (C7.45, C3.31, B7.09): a token of the provider, or a saved card. One with an `amount`
 * covers that amount; one without covers what the others leave, and replaces the previous such one. PAY400: the
 * provider does not know the token, it is for another amount or cart, or the shop does not accept the method. PYT404:
 * the saved card was removed. With `addressId` that address of the account is the billing address; PYT405: it is
 * unknown, PYT406: it is incomplete.
 *
 * A gift card (C3.27) is named by its number and PIN or as a saved one, and covers its balance or the `amount`, before the
 * others. Beside the refusals of its balance, GFC725: it is of another currency, blocked, or the cart has gift cards in it;
 * GFC740: nothing is left on it; GFC755: the cart has it already; GFC410: the cart has five.
 *
 * Points of a member (C3.28) pay as the voucher of the `amount`, by default the largest that the cart allows; the refusals are those
 * of `payments.applyReward`. A reward code or card (C3.32, C3.33) is named by `number`; PYT404: it is unknown, for somebody else, expired,
 * or of another currency, REW140: it is spent. The credit of an athlete (C3.29) covers what is left of it, and so does
 * store credit; PAY400: the caller has none.
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
    payment_method_id: oneOf(paymentMethodIds),
    amount: Type.Optional(Type.Number({ exclusiveMinimum: 0, maximum: 21_474_836.47, description: 'Major units.' })),
    additionalData: Type.Optional(paymentDataSchema),
    addressId: Type.Optional(Type.String({ maxLength: 64 })),
    recaptcha_response: Type.Optional(Type.String({ maxLength: 4096 })),
  }),
  response: cartSchema,
  refusals: [
    ...(['AUT403', 'BSK404', 'PAY400', 'PYT404', 'PYT405', 'PYT406', 'FE309'] as const),
    ...giftCardRefusals,
    ...rewardRefusals,
  ],
  invalidMember: { number: 'GFC700', pin: 'GFC760' },
});
