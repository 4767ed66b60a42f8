import { Type } from 'typebox';
import { addressInputSchema } from '../addresses/address.ts';
import { couponRefusals } from '../cart/coupon.ts';
import { paymentMethodIds } from '../cart/instrument.ts';
import { cartIdMembers, cartQuery } from '../cart/target.ts';
import { oneOf } from '../kernel/nullable.ts';
import { operation } from '../kernel/operation.ts';
import { rewardRefusals } from '../loyalty/refusals.ts';
import { orderSchema } from '../orders/order.ts';
import { giftCardRefusals, paymentDataSchema } from '../payments/add-instrument.ts';

/**
 * Places the order of a cart (C7.55, B7.08). The same request again answers the same order. An order whose flash holds
 * PaymentNotAuthorized waits for its challenge (`challenge`) and for PATCH order; one that is `payment pending` without
 * a challenge waits for the provider's notice, without further calls. Refusals leave the cart as it was: PAY400
 * declined, or consented to for another amount; PYT402 suspected fraud; PYT400 no payment that covers the total; PYT404
 * the saved card was removed; FE309 card expired; ADJ409 a price adjustment that nobody has approved.
 */
export const placeOrder = operation({
  id: 'checkout.placeOrder',
  method: 'PUT',
  path: '/cart/v2/checkout/order',
  summary: 'Place the order',
  callers: 'session',
  // A repeated request sends the same proof and gets the same order.
  botCheck: { action: 'placeOrder', required: true, repeatable: true },
  // Few enough to prevent testing stolen cards, as one proof is valid for several attempts.
  perMinute: 60,
  query: cartQuery,
  body: Type.Object({
    ...cartIdMembers,
    billingAddress: Type.Optional(addressInputSchema),
    paymentMethod: Type.Optional(
      Type.Object({
        code: oneOf(paymentMethodIds),
        additionalData: Type.Optional(paymentDataSchema),
      }),
    ),
    expectedTotal: Type.Optional(
      Type.Number({ description: 'The total the shopper saw; a different one refuses with ORD415.' }),
    ),
    expectedTax: Type.Optional(
      Type.Number({ description: 'The tax the shopper saw; where it alone is another one now, TAX310.' }),
    ),
    recaptcha_response: Type.Optional(Type.String({ maxLength: 4096 })),
  }),
  response: orderSchema,
  refusals: [
    'AUT403',
    'BSK404',
    'ORD430',
    'INV409',
    'CHK380',
    'SHP404',
    'INV702',
    'PRC400',
    'BIL400',
    'BILL410',
    'CHK320',
    'PYT400',
    ...couponRefusals,
    'PYT402',
    'PYT404',
    ...giftCardRefusals,
    ...rewardRefusals,
    'PAY400',
    'FE309',
    'ORD415',
    'ADJ409',
    'TAX309',
    'TAX310',
  ],
});
