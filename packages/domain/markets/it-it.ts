import { payLaterIn } from '../payments/pay-later.ts';
import { europeanDelivery } from './delivery-rules.ts';
import { dialCodesFrom } from './dial-codes.ts';
import type { Market } from './market.ts';
import { europeanRates } from './rates.ts';
import { europeanSignUp } from './sign-up-rules.ts';
import { usual } from './usual.ts';

export const itIt: Market = {
  ...usual,
  locale: 'it-it',
  header: 'it_IT',
  tag: 'it-IT',
  language: 'it',
  region: 'EMEA',
  country: 'IT',
  timeZone: 'Europe/Rome',
  shipsTo: ['IT'],
  currency: 'EUR',
  priceList: 'EUR',
  tax: { included: true, onShipping: true, rates: europeanRates, assumedDestination: 'IT' },
  shippingMethods: [
    { code: 'standard', price: 490, freeFrom: 7000, days: { from: 3, to: 5 } },
    { code: 'express', price: 1290, days: { from: 1, to: 2 } },
  ],
  delivery: europeanDelivery('IT'),
  phone: { dialCode: '39', dialCodes: dialCodesFrom('39') },
  dateFormat: 'DD/MM/YYYY',
  paymentMethods: ['CREDIT_CARD', 'PAYPAL', 'KLARNA', 'DW_APPLE_PAY', 'GIFT_CARD'],
  payLater: payLaterIn(3),
  showsLowestPrice: true,
  signUp: europeanSignUp('IT'),
  collection: { required: [] },
  storePickup: { required: [] },
  hreflang: 'it-IT',
};
