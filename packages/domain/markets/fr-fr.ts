import { payLaterIn } from '../payments/pay-later.ts';
import { europeanDelivery } from './delivery-rules.ts';
import { dialCodesFrom } from './dial-codes.ts';
import type { Market } from './market.ts';
import { europeanRates } from './rates.ts';
import { europeanSignUp } from './sign-up-rules.ts';
import { usual } from './usual.ts';

export const frFr: Market = {
  ...usual,
  locale: 'fr-fr',
  header: 'fr_FR',
  tag: 'fr-FR',
  language: 'fr',
  region: 'EMEA',
  country: 'FR',
  timeZone: 'Europe/Paris',
  shipsTo: ['FR', 'BE', 'LU'],
  currency: 'EUR',
  priceList: 'EUR',
  tax: { included: true, onShipping: true, rates: europeanRates, assumedDestination: 'FR' },
  shippingMethods: [
    { code: 'standard', price: 490, freeFrom: 7000, days: { from: 2, to: 4 } },
    { code: 'express', price: 1290, days: { from: 1, to: 2 } },
  ],
  delivery: europeanDelivery('FR'),
  phone: { dialCode: '33', dialCodes: dialCodesFrom('33') },
  dateFormat: 'DD/MM/YYYY',
  paymentMethods: ['CREDIT_CARD', 'PAYPAL', 'KLARNA', 'DW_APPLE_PAY', 'GIFT_CARD'],
  payLater: payLaterIn(3),
  showsLowestPrice: true,
  signUp: europeanSignUp('FR'),
  collection: { required: ['contact', 'email', 'mobile'] },
  storePickup: { required: [] },
  hreflang: 'fr-FR',
};
