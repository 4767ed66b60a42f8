import { payLaterIn } from '../payments/pay-later.ts';
import { northAmericanDelivery } from './delivery-rules.ts';
import { dialCodesFrom } from './dial-codes.ts';
import type { Market } from './market.ts';
import { americanRates } from './rates.ts';
import { northAmericanSignUp } from './sign-up-rules.ts';
import { usual } from './usual.ts';

export const enUs: Market = {
  ...usual,
  locale: 'en-us',
  header: 'en_US',
  tag: 'en-US',
  language: 'en',
  region: 'NORA',
  country: 'US',
  timeZone: 'America/New_York',
  shipsTo: ['US'],
  currency: 'USD',
  priceList: 'USD',
  tax: { included: false, onShipping: false, rates: americanRates },
  shippingMethods: [
    { code: 'standard', price: 700, freeFrom: 7500, days: { from: 3, to: 5 } },
    { code: 'express', price: 1800, days: { from: 1, to: 2 } },
  ],
  delivery: northAmericanDelivery('US'),
  phone: { dialCode: '1', dialCodes: dialCodesFrom('1') },
  paymentMethods: ['CREDIT_CARD', 'PAYPAL', 'KLARNA', 'DW_APPLE_PAY', 'GIFT_CARD'],
  payLater: payLaterIn(4),
  showsLowestPrice: false,
  signUp: northAmericanSignUp('US'),
  collection: { required: [] },
  storePickup: { required: ['email'] },
  hreflang: 'en-US',
};
