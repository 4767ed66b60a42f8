import type { FacetId } from '@eyelet/contracts/catalogue/facet.ts';

export type PageType =
  | 'home'
  | 'product detail'
  | 'listing'
  | 'search'
  | 'search hub'
  | 'cart'
  | 'account'
  | 'checkout'
  | 'order confirmation'
  | 'other'
  | 'error';

/** How often a member of a query may stand, and what it holds. */
export type MemberKind = 'text' | 'texts' | 'page';

type Members = Readonly<Record<string, MemberKind>>;

/** A page, or another address that the storefront answers. What most of them are is left out. */
export type Page = Readonly<{
  /** `other` unless told. */
  type?: PageType;
  /**
   * Rendered for its visitor at each request and never kept; with the name of a member, where that stands in the query.
   * Otherwise the same for everybody of a locale, and kept.
   */
  personal?: true | string;
  /** `hidden` pages tell crawlers not to list them; `closed` ones are not to be read either (robots.txt). Otherwise listed. */
  crawlers?: 'hidden' | 'closed';
  /** Groups of words it needs beside those of every page. */
  words?: readonly ('forms' | 'checkout' | 'delivery' | 'account' | 'stores' | 'lists')[];
  /** The next part of the path is an id, which is written as it is kept, in capitals or not. */
  ids?: true;
  /** Members of its query that it knows, in the order in which they are written; none unless told. */
  query?: Members;
  /** Many visitors begin here, so what it shares with the others must not bring along what it does not need. */
  busy?: true;
}>;

const filters: Readonly<Record<FacetId, 'texts'>> = {
  ...{ category: 'texts', gender: 'texts', size: 'texts', colour: 'texts' },
  ...{ activity: 'texts', price: 'texts', availability: 'texts' },
};
const listing: Members = { ...filters, sort: 'text', page: 'page' };
const place: Members = {
  ...{ q: 'text', lat: 'text', lng: 'text', radius: 'text', service: 'texts', open: 'text', start: 'text' },
  collect: 'text',
};

const closed = { personal: true, crawlers: 'closed' } as const;
const own = { personal: true, crawlers: 'hidden' } as const;
const signing = { ...own, words: ['forms', 'account'] } as const;
const buying = ['forms', 'checkout', 'delivery'] as const;
const stores = ['stores'] as const;

/**
 * Every page of the storefront, by the first part of its path after the locale; pages below one are alike. Page cache,
 * crawlers, code splitting and words read it, and the routes are held to it by a test.
 */
export const pages = {
  '': { type: 'home', busy: true },
  p: { type: 'product detail', ids: true, busy: true },
  c: { type: 'listing', ids: true, query: listing, busy: true },
  search: { type: 'search', crawlers: 'closed', query: { q: 'text', ...listing }, busy: true },
  cart: { type: 'cart', ...closed, words: ['delivery', 'lists'] },
  'saved-items': own,
  favorites: { ...own, ids: true, words: ['lists'] },
  checkout: { type: 'checkout', ...closed, words: buying },
  'order-confirmation': { type: 'order confirmation', ...closed, words: buying },
  // The account shows cards and addresses in the words of the checkout.
  account: { type: 'account', ...own, words: ['forms', 'checkout', 'account'] },
  'sign-in': signing,
  'sign-out': signing,
  'forgot-password': signing,
  'reset-password': signing,
  'sign-up': signing,
  enrolment: signing,
  newsletter: { words: signing.words },
  subscription: signing,
  // Choosing a store for a line of the cart shows that line (C1.27).
  'store-locator': { personal: 'collect', words: stores, query: place },
  stores: { ids: true, words: stores },
  shell: {},
  dev: { crawlers: 'hidden' },
  // Content pages, whatever their path.
  '*': { busy: true },
} as const satisfies Readonly<Record<string, Page>>;
