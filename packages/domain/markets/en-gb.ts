import { payLaterIn } from '../payments/pay-later.ts';
import { europeanDelivery } from './delivery-rules.ts';
import { dialCodesFrom } from './dial-codes.ts';
import type { Market } from './market.ts';
import { europeanRates } from './rates.ts';
import { europeanSignUp } from './sign-up-rules.ts';
import { usual } from './usual.ts';

export const enGb: Market = {
  ...usual,
  locale: 'en-gb',
  header: 'en_GB',
  tag: 'en-GB',
  language: 'en',
  region: 'EMEA',
  country: 'GB',
  timeZone: 'Europe/London',
  shipsTo: ['GB'],
  currency: 'GBP',
  priceList: 'GBP',
  tax: { included: true, onShipping: true, rates: europeanRates, assumedDestination: 'GB' },
  shippingMethods: [
    { code: 'standard', price: 450, freeFrom: 6000, days: { from: 2, to: 4 } },
    { code: 'express', price: 950, days: { from: 1, to: 1 } },
  ],
  delivery: europeanDelivery('GB'),
  phone: { dialCode: '44', dialCodes: dialCodesFrom('44') },
  dateFormat: 'DD/MM/YYYY',
  paymentMethods: ['CREDIT_CARD', 'PAYPAL', 'KLARNA', 'DW_APPLE_PAY', 'GIFT_CARD'],
  payLater: payLaterIn(3),
  showsLowestPrice: true,
  signUp: europeanSignUp('GB'),
  collection: { required: [] },
  storePickup: { required: ['email'] },
  hreflang: 'en-GB',
};
