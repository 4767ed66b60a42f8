import { type Static, Type } from 'typebox';
import { fullAddressSchema } from '../addresses/address.ts';
import { nullable } from '../kernel/nullable.ts';
import { couponItemSchema } from './coupon.ts';
import { flashSchema } from './flash.ts';
import { instrumentSchema } from './instrument.ts';
import { cartItemSchema } from './item.ts';
import { priceAdjustmentSchema } from './price-adjustment.ts';
import { approachingPromotionSchema, promotionSchema } from './promotion.ts';
import { shipmentMethodsSchema } from './shipping-method.ts';
import { totalsSchema } from './totals.ts';

/** The cart as every cart call returns it (C3.07). */
export const cartSchema = Type.Object({
  id: Type.String(),
  basketId: Type.String({ description: 'The same as the id, under the name that wallets know (B3.3.08).' }),
  version: Type.Integer({
    description: 'Grows with every change; an answer with a lower one than a previous answer is stale.',
  }),
  currency: Type.String(),
  locale: Type.String({ description: 'Locale of the market whose prices apply, e.g. en_US.' }),
  totalItems: Type.Integer({ description: 'Sum of quantities.' }),
  totals: totalsSchema,
  items: Type.Array(cartItemSchema),
  payment_instruments: Type.Array(instrumentSchema),
  giftCards: Type.Array(
    Type.Object({
      c_gcCardNumber: Type.String({ description: 'Masked to its last four digits.' }),
      amount: Type.Number({ description: 'What it covers, in major units.' }),
    }),
    { description: 'The gift cards among the payment instruments (B3.3.08).' },
  ),
  shippingMethods: Type.Array(shipmentMethodsSchema),
  shippingAddress: nullable(fullAddressSchema),
  billingAddress: nullable(fullAddressSchema),
  pickupContact: nullable(
    Type.Object(
      { email: Type.String(), phone: Type.String() },
      { description: 'The contact to notify when a pickup is ready.' },
    ),
  ),
  couponItems: Type.Array(couponItemSchema),
  orderPromotions: Type.Array(promotionSchema),
  promoSummary: Type.Array(promotionSchema),
  flash: Type.Array(flashSchema),
  customerNotifications: Type.Array(approachingPromotionSchema),
  priceAdjustments: Type.Array(priceAdjustmentSchema, {
    description: 'What a store associate has taken off, for the session of that associate.',
  }),
});

export type Cart = Static<typeof cartSchema>;
