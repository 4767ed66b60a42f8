import { type Static, Type } from 'typebox';
import { cartIdMembers } from '../cart/target.ts';
import { nullable, oneOf } from '../kernel/nullable.ts';
import { operation } from '../kernel/operation.ts';
import { walletContactSchema } from './wallet-contact.ts';

/** The options of an Apple Pay sheet. */
export const applePaySchema = Type.Object({
  merchantSession: Type.Unsafe<Record<string, unknown>>({ type: 'object', additionalProperties: true }),
  countryCode: Type.String(),
  currencyCode: Type.String(),
  supportedNetworks: Type.Array(Type.String()),
  label: Type.String({ description: 'Name of the shop, for the row of the total.' }),
  promoCode: nullable(Type.String({ description: 'Code to apply automatically (B4.5.04); null: none.' })),
});

/** Where the shopper consents: framed card fields, a page of the provider, or the sheet of a device. */
export const paymentSessionSchema = Type.Object({
  success: Type.Boolean(),
  provider: Type.String(),
  locale: Type.String(),
  meta: Type.Object({
    kind: oneOf(['fields', 'approval', 'device']),
    sessionId: Type.String(),
    messageOrigin: Type.String({ description: 'Origin that the messages of the pages come from; ignore all others.' }),
    fieldsUrl: nullable(Type.String({ description: 'URL of the card fields, to be framed.' })),
    approvalUrl: nullable(Type.String({ description: 'URL of the approval, to be opened in a window or followed.' })),
    brands: Type.Array(Type.String()),
    amount: nullable(Type.Number({ description: 'The amount of the consent, in major units; null for card fields.' })),
    expiresAt: nullable(Type.String({ description: 'ISO 8601.' })),
    contact: nullable(walletContactSchema),
    applePay: nullable(applePaySchema),
  }),
});

export type PaymentSession = Static<typeof paymentSessionSchema>;

/**
 * Opens a session with the provider (C7.52, C7.53): card fields; with `paymentMethod` paypal the approval of PayPal
 * (B7.03); the approval of KLARNA (C8.162); the merchant session of DW_APPLE_PAY (B7.02). All but card fields need the
 * cart, whose total is the amount of the consent. The `sessionId` of an open session gives it the cart's new total and
 * returns the wallet's contact. `referer` is the local path to return to without scripts. The pages post `{source:
 * 'eyelet-payments', type, sessionId, …}` to their opener or parent: `token` with `token`, `cancelled`, `refused`,
 * `height` with `height`, and, from an express approval, `shipping` with the chosen `contact`, to which the shop
 * answers `{source: 'eyelet-checkout', type: 'shipping', sessionId, accepted}` once the session has the new total.
 * Without scripts they redirect to the referer with `paymentSession` and `paymentToken`, `paymentRefused`,
 * `paymentCancelled` or `paymentShipping` (apply the contact, renew the session, go to the approval again).
 */
export const openPaymentSession = operation({
  id: 'payments.openSession',
  method: 'GET',
  path: '/cart/v1/paymentSession',
  summary: 'Open a payment session',
  callers: 'session',
  inLook: 'never',
  query: Type.Object({
    ...cartIdMembers,
    paymentMethodId: oneOf(['CREDIT_CARD', 'KLARNA', 'DW_APPLE_PAY']),
    paymentMethod: Type.Optional(Type.String({ maxLength: 64, description: 'paypal, with CREDIT_CARD.' })),
    express: Type.Optional(Type.Boolean({ description: 'Whether the wallet also provides the address.' })),
    sessionId: Type.Optional(Type.String({ maxLength: 64 })),
    referer: Type.Optional(Type.String({ maxLength: 2048 })),
  }),
  response: paymentSessionSchema,
  refusals: ['BSK404', 'PAY400'],
});
