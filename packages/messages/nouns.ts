import type { Language } from '@eyelet/domain/markets/market.ts';

export const languages: readonly Language[] = ['en', 'fr', 'de', 'it'];

/**
 * The parts that a browser loads together: `page` on every page, `listing` where products are filtered, `product` on the page of one, `forms` with forms, `checkout` in the checkout and
 * after it, `delivery` where lines of a cart and their transitions are shown, `account` for signing in and in the
 * account, `associates` where store associates sell or a cart is handed over, `stores` where stores are shown, `wallets` where wallets pay, `lists` for favorites, saved items and
 * promotion codes, `events` where one registers for events of the brand, `gifts` where gift cards are bought, `orders` where one looks after orders, `cancelling` where one cancels items of one, `receipts` where prices are explained and adjusted,
 * `cases` where one writes to the shop or reads since when its terms are in force, `slides` where a carousel moves, `consent` where one decides on cookies, `errors` when a
 * call is refused. `loaders` is what loaders of pages say, so that no browser loads it. `authoring` is for authors who preview the shop, `studio` for staff; `mail`, `place` and the sandbox's
 * `approval` stay on the server.
 */
export const nounsByPart = {
  page: ['shop', 'catalogue', 'product', 'formats', 'seo', 'newsletter'],
  listing: ['listing'],
  product: ['product-page'],
  forms: ['address', 'validation'],
  checkout: ['checkout', 'order', 'gift-cards'],
  delivery: ['cart', 'delivery', 'flash'],
  account: ['auth', 'account', 'joining'],
  associates: ['associate', 'handover'],
  stores: ['stores'],
  lists: ['favorites', 'saved', 'promotions'],
  events: ['events'],
  gifts: ['gift-card-form'],
  cases: ['cases', 'terms'],
  orders: ['purchases'],
  cancelling: ['cancelling'],
  receipts: ['receipt', 'store-prices'],
  wallets: ['wallets'],
  slides: ['slides'],
  consent: ['consent'],
  errors: ['errors'],
  loaders: ['mailing', 'returning'],
  authoring: ['preview'],
  studio: [
    'blocks',
    'studio',
    'studio-content',
    'studio-customers',
    'studio-home',
    'studio-integration',
    'studio-orders',
    'studio-payments',
    'studio-promotions',
    'studio-stock',
    'studio-stores',
    'studio-texts',
    'studio-value',
    'staff',
    'staff-errors',
  ],
  mail: ['mail', 'notice', 'shipping', 'paper', 'looks'],
  place: ['place'],
  provider: ['approval'],
} as const;

export type Part = keyof typeof nounsByPart;
export type Noun = (typeof nounsByPart)[Part][number];

/** Parts that a browser can load. */
export const browserParts = [
  'page',
  'listing',
  'product',
  'forms',
  'checkout',
  'delivery',
  'account',
  'associates',
  'stores',
  'lists',
  'events',
  'gifts',
  'cases',
  'orders',
  'cancelling',
  'receipts',
  'wallets',
  'slides',
  'consent',
  'errors',
] as const satisfies readonly Part[];

export const parts = Object.keys(nounsByPart) as readonly Part[];
export const nouns: readonly Noun[] = parts.flatMap((part) => [...nounsByPart[part]]);

/** Nouns that pages say in the browser. */
export const pageNouns: readonly Noun[] = browserParts.flatMap((part): readonly Noun[] => nounsByPart[part]);

/**
 * Nouns of which shoppers read something that the people of a shop may word otherwise. A paper is drawn again whenever it
 * is asked for, so it keeps its words.
 */
export const ownNouns: readonly Noun[] = [
  ...pageNouns,
  ...nounsByPart.loaders,
  ...nounsByPart.mail.filter((noun) => noun !== 'paper'),
  ...nounsByPart.place,
];
