import { mostDocumentBytes, mostDocuments } from '@eyelet/contracts/cases/documents.ts';
import { mostPictureBytes, mostPictures } from '@eyelet/contracts/cases/pictures.ts';
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

/** The files of the sitemap. */
export type SitemapName = 'pages' | 'products' | 'categories' | 'stores' | 'articles';

/** How often a member of a query may occur, and its type. */
export type MemberKind = 'text' | 'texts' | 'page';

type Members = Readonly<Record<string, MemberKind>>;

/** A page, or another URL that the storefront answers. Absent members have the value of most pages. */
export type Page = Readonly<{
  /** By default `other`. */
  type?: PageType;
  /**
   * Rendered for its visitor at each request and never cached; with the name of a member, when the query has it.
   * Otherwise the same for everybody of a locale, and cached.
   */
  personal?: true | string;
  /**
   * `hidden` pages ask crawlers not to index them; `closed` ones must not be crawled either (robots.txt). Otherwise
   * indexed.
   */
  crawlers?: 'hidden' | 'closed';
  /** The file of the sitemap that lists its addresses; without it they are not listed. */
  sitemap?: SitemapName;
  /** Its data are read again when somebody signs in or out while it is open. */
  followsSignIn?: true;
  /** Groups of messages it needs besides those of every page. */
  words?: readonly (
    | 'listing'
    | 'product'
    | 'forms'
    | 'checkout'
    | 'delivery'
    | 'account'
    | 'associates'
    | 'stores'
    | 'lists'
    | 'events'
    | 'cases'
    | 'orders'
    | 'cancelling'
    | 'receipts'
    | 'gifts'
  )[];
  /** The next part of the path is an id, whose case is kept; `optional`: without an id it is a page too, such as a list. */
  ids?: true | 'optional';
  /** Known members of its query, in canonical order; by default none. */
  query?: Members;
  /** Bytes of the largest form that it takes; by default those of any request. */
  mostBytes?: number;
  /** Many visits begin here, so code shared with other pages must not load what it does not need. */
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
/** Filled in from the account, and found by crawlers. */
const asking = { personal: true, sitemap: 'pages', followsSignIn: true, words: ['forms', 'account', 'cases'] } as const;
/** It shows cards, addresses and orders with messages of the checkout. */
const account = {
  type: 'account',
  ...own,
  followsSignIn: true,
  words: ['forms', 'checkout', 'delivery', 'account', 'orders'],
} as const;
/** Pictures as a form sends them, with its other fields. */
const fourPictures = mostPictures * mostPictureBytes + 131_072;

/**
 * Every page of the storefront, by the first part of its path after the locale, or by the first two where other pages
 * share the first; pages below one share its entry. Page
 * cache, crawlers, code splitting and messages read it, and a test compares the routes with it.
 */
export const pages = {
  '': { type: 'home', sitemap: 'pages', busy: true },
  p: { type: 'product detail', sitemap: 'products', ids: true, busy: true, words: ['product'] },
  c: { type: 'listing', sitemap: 'categories', ids: true, query: listing, busy: true, words: ['listing'] },
  search: { type: 'search', crawlers: 'closed', query: { q: 'text', ...listing }, busy: true, words: ['listing'] },
  // Where a search begins: what has no term is led here.
  'search-hub': { type: 'search hub', sitemap: 'pages' },
  cart: { type: 'cart', ...closed, followsSignIn: true, words: ['delivery', 'lists'] },
  receipt: { ...closed, followsSignIn: true, words: ['delivery', 'receipts'] },
  // For the till, and everybody with its link.
  'till-receipt': { ...closed, words: ['forms', 'receipts'] },
  // For everybody with its link; a link preview uses nothing up.
  handover: { ...closed, words: ['associates'] },
  'saved-items': own,
  favorites: { ...own, ids: true, words: ['lists'] },
  checkout: { type: 'checkout', ...closed, followsSignIn: true, words: buying },
  'order-confirmation': {
    ...{ type: 'order confirmation', ...closed, followsSignIn: true },
    words: [...buying, 'orders'],
    mostBytes: fourPictures,
  },
  // Items of an order, for whoever placed it or has its link.
  'cancel-items': { ...closed, followsSignIn: true, words: ['forms', 'delivery', 'orders', 'cancelling'] },
  // Its returns take pictures, as those of an order in the account do.
  'track-order': { ...own, words: ['forms', 'checkout', 'delivery', 'orders'], mostBytes: fourPictures },
  account,
  'account/order': { ...account, mostBytes: fourPictures },
  'sign-in': signing,
  'sign-out': signing,
  'forgot-password': signing,
  'reset-password': signing,
  'sign-up': signing,
  enrolment: signing,
  'associate-login': { ...own, words: ['forms', 'account', 'associates'] },
  // The active promotions depend on the time and on the caller.
  promotions: { personal: true, sitemap: 'pages', followsSignIn: true, words: ['lists'] },
  // Members read where they stand.
  loyalty: { personal: true, sitemap: 'pages', followsSignIn: true, words: ['account'] },
  // Its form has a date, as those of the account have.
  'gift-card': { ...own, words: ['forms', 'checkout', 'account', 'gifts'] },
  newsletter: { sitemap: 'pages', words: signing.words },
  subscription: signing,
  // Choosing a store for a line of the cart shows that line (C1.27).
  'store-locator': { personal: 'collect', sitemap: 'stores', words: stores, query: place },
  stores: { sitemap: 'stores', ids: true, words: stores },
  articles: { sitemap: 'articles', ids: 'optional', query: { tag: 'text', page: 'page' } },
  events: { sitemap: 'articles', ids: 'optional', words: ['events'] },
  // Links open them above the page; without scripts each is a page.
  dialogs: { crawlers: 'hidden', ids: true },
  'event-registration': { ...own, ids: true, words: ['forms', 'account', 'events'] },
  'help/contact-us': { ...asking, mostBytes: fourPictures + mostDocuments * mostDocumentBytes },
  // Its address fields and dates have words of the checkout and of the account.
  'help/warranty': { ...asking, words: ['forms', 'checkout', 'account', 'cases'], mostBytes: fourPictures },
  // Terms as they were before.
  versions: { crawlers: 'hidden' },
  shell: {},
  'cms-preview': own,
  'preview-changes': own,
  'preview-part': { ...own, ids: true },
  dev: { crawlers: 'hidden', query: { type: 'text' } },
  // Content pages, whatever their path.
  '*': { sitemap: 'pages', busy: true },
} as const satisfies Readonly<Record<string, Page>>;
