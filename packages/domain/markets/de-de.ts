import { payLaterIn } from '../payments/pay-later.ts';
import { europeanDelivery } from './delivery-rules.ts';
import { dialCodesFrom } from './dial-codes.ts';
import type { Market } from './market.ts';
import { europeanRates } from './rates.ts';
import { europeanSignUp } from './sign-up-rules.ts';
import { usual } from './usual.ts';

export const deDe: Market = {
  ...usual,
  locale: 'de-de',
  header: 'de_DE',
  tag: 'de-DE',
  language: 'de',
  region: 'EMEA',
  country: 'DE',
  timeZone: 'Europe/Berlin',
  shipsTo: ['DE', 'AT'],
  currency: 'EUR',
  priceList: 'EUR',
  tax: { included: true, onShipping: true, rates: europeanRates, assumedDestination: 'DE' },
  shippingMethods: [
    { code: 'standard', price: 490, freeFrom: 7000, days: { from: 2, to: 4 } },
    { code: 'express', price: 1290, days: { from: 1, to: 2 } },
  ],
  delivery: europeanDelivery('DE'),
  phone: { dialCode: '49', dialCodes: dialCodesFrom('49') },
  dateFormat: 'DD/MM/YYYY',
  paymentMethods: ['CREDIT_CARD', 'PAYPAL', 'KLARNA', 'DW_APPLE_PAY', 'GIFT_CARD'],
  payLater: payLaterIn(3),
  showsLowestPrice: true,
  signUp: europeanSignUp('DE'),
  collection: { required: ['email', 'mobile'] },
  storePickup: { required: [] },
  hreflang: 'de-DE',
};
