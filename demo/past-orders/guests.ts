import type { DemoAccount, DemoOrder } from '../accounts/account.ts';

/** Somebody who buys without an account. */
export type DemoGuest = Pick<DemoAccount, 'email' | 'firstName' | 'lastName' | 'phone' | 'locale' | 'shipsTo'> &
  Readonly<{ orders: readonly DemoOrder[] }>;

/** Orders of the last weeks in several markets, and parcels to pack and on their way, so that desks and figures have something to show. */
export const guests: readonly DemoGuest[] = [
  {
    email: 'ines.okafor@shopper.example',
    firstName: 'Ines',
    lastName: 'Okafor',
    phone: '+14015550141',
    locale: 'en-us',
    shipsTo: [{ addressLine1: '14 Wharf Street', city: 'Newport', province: 'RI', postalCode: '02840', country: 'US' }],
    orders: [
      { daysAgo: 27, skus: ['SKTERN01KLP-100'] },
      { daysAgo: 12, skus: ['SKGALE45SND-L', 'SKMARR26CHS-110'] },
    ],
  },
  {
    email: 'hollis.greer@shopper.example',
    firstName: 'Hollis',
    lastName: 'Greer',
    phone: '+18025550162',
    locale: 'en-us',
    shipsTo: [{ addressLine1: '88 Pine Row', city: 'Burlington', province: 'VT', postalCode: '05401', country: 'US' }],
    orders: [
      { daysAgo: 22, skus: ['SKSCAR30RST-39'] },
      { daysAgo: 0.1, skus: ['SKSKUA22INK-100', 'SKPIER10INK-075'], until: 'placed' },
    ],
  },
  {
    email: 'mara.delacroix@shopper.example',
    firstName: 'Mara',
    lastName: 'Delacroix',
    phone: '+12065550117',
    locale: 'en-us',
    shipsTo: [{ addressLine1: '7 Cove Lane', city: 'Seattle', province: 'WA', postalCode: '98101', country: 'US' }],
    orders: [
      { daysAgo: 18, skus: ['SKMARR27CHS-075', 'SKGALE46KLP-XXS'] },
      { daysAgo: 2, skus: ['SKFELL28CHS-110'], until: 'sent' },
    ],
  },
  {
    email: 'owen.pryce@shopper.example',
    firstName: 'Owen',
    lastName: 'Pryce',
    phone: '+447700900417',
    locale: 'en-gb',
    shipsTo: [{ addressLine1: '9 Quay Row', city: 'Whitby', postalCode: 'YO21 3PU', country: 'GB' }],
    orders: [
      { daysAgo: 15, skus: ['SKLEEW03INK-110'] },
      { daysAgo: 0.3, skus: ['SKCREW49RST-3XL'], until: 'placed' },
    ],
  },
  {
    email: 'lotte.wendt@shopper.example',
    firstName: 'Lotte',
    lastName: 'Wendt',
    phone: '+4917139200533',
    locale: 'de-de',
    shipsTo: [{ addressLine1: 'Am Kaiserkai 12', city: 'Hamburg', postalCode: '20457', country: 'DE' }],
    orders: [
      { daysAgo: 25, skus: ['SKSKUA22INK-080', 'SKGALE45INK-S'] },
      { daysAgo: 8, skus: ['SKTERN01RST-125'] },
      { daysAgo: 0.2, skus: ['SKSCAR30KLP-37'], until: 'placed' },
    ],
  },
  {
    email: 'bastien.leroux@shopper.example',
    firstName: 'Bastien',
    lastName: 'Leroux',
    phone: '+33639980142',
    locale: 'fr-fr',
    shipsTo: [{ addressLine1: '5 rue du Château', city: 'Brest', postalCode: '29200', country: 'FR' }],
    orders: [
      { daysAgo: 14, skus: ['SKCLIF23GRN-41'] },
      { daysAgo: 3, skus: ['SKDECK72FOM-32'], until: 'sent' },
    ],
  },
];
