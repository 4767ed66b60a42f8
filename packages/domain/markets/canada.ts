import { northAmericanDelivery } from './delivery-rules.ts';
import { dialCodesFrom } from './dial-codes.ts';
import type { Market } from './market.ts';
import { canadianRates } from './rates.ts';
import { northAmericanSignUp } from './sign-up-rules.ts';
import { usual } from './usual.ts';

/** The members that both markets of Canada share; they differ in language and in date formats. */
export const canada = {
  ...usual,
  region: 'NORA',
  country: 'CA',
  timeZone: 'America/Toronto',
  shipsTo: ['CA'],
  currency: 'CAD',
  priceList: 'CAD',
  tax: { included: false, onShipping: true, rates: canadianRates },
  shippingMethods: [
    { code: 'standard', price: 900, freeFrom: 10000, days: { from: 3, to: 7 } },
    { code: 'express', price: 2400, days: { from: 1, to: 3 } },
  ],
  delivery: northAmericanDelivery('CA'),
  phone: { dialCode: '1', dialCodes: dialCodesFrom('1') },
  paymentMethods: ['CREDIT_CARD', 'PAYPAL', 'DW_APPLE_PAY', 'GIFT_CARD'],
  showsLowestPrice: false,
  signUp: northAmericanSignUp('CA'),
  collection: { required: [] },
  storePickup: { required: [] },
} as const satisfies Partial<Market>;
