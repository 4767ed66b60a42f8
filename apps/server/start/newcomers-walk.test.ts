import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { readImportGraph, workspacePackages } from '../../../scripts/directions/import-graph.ts';

const root = join(import.meta.dirname, '../../..');
/**
 * Calls that a page of another noun makes: dialogs for signing in and joining, what a wallet and the checkout do to the
 * cart, the till of a store, and what every page shows. A call that moves to its noun leaves the list.
 */
const pagesElsewhere: Readonly<Record<string, string>> = {
  'auth/set-till-pin': 'associates',
  'auth/sign-in': 'session shopper',
  'auth/sign-in-associate': 'associates',
  'auth/sign-up': 'joining',
  'auth/token': 'associates cart favorites gift-cards handovers orders saved-items session shopper',
  'bot-check/pass': 'human-check',
  'cart/add-price-adjustment': 'price-adjustments',
  'cart/approve-price-adjustment': 'price-adjustments',
  'cart/change-price-adjustment': 'price-adjustments',
  'cart/change-store': 'stores',
  'cart/create': 'checkout',
  'cart/remove': 'wallets',
  'cart/remove-price-adjustment': 'price-adjustments',
  'cart/reserve-with-item': 'stores',
  'catalogue/list-category': 'listing',
  'catalogue/read-cards': 'product promotions search',
  'catalogue/read-navigation': 'shop',
  'catalogue/read-product': 'product quick-shop saved-items search',
  'checkout/prepare-order': 'wallets',
  'checkout/remove-billing-address': 'wallets',
  'checkout/remove-shipping-address': 'wallets',
  'consumer/look-up': 'joining',
  'consumer/retrieve-user-data': 'joining',
  'content/list-popups': 'shop',
  'content/read-page': 'home loyalty shop',
  'content/search-components': 'articles',
  'gift-cards/resend-email': 'orders',
  'loyalty/token': 'joining',
  'notifications/change': 'subscriptions',
  'notifications/list': 'subscriptions',
  'orders/read-of-cart': 'checkout',
  'payments/add-instrument': 'checkout wallets',
  'payments/apply-reward': 'checkout',
  'payments/list-methods': 'checkout',
  'payments/open-session': 'cards checkout wallets',
  'payments/remove-instrument': 'checkout wallets',
  'promotions/list-own-prices': 'shopper',
  'returns/add-pictures': 'orders',
  'returns/create-label': 'orders',
  'returns/list-items': 'orders',
  'returns/withdraw-exchange': 'orders',
  'stores/find-collection-points': 'checkout',
  'stores/list': 'associates cart',
  'stores/list-employees': 'associates price-adjustments',
  'time/read': 'cases consumer event-registrations joining subscriptions',
};

/**
 * Calls whose rules are those of other nouns only, as they store or read something without a decision of their own: what is
 * left is the audit, money, a check of input, or the price of a cart.
 */
const rulesElsewhere: Readonly<Record<string, string>> = {
  'addresses/list-countries': 'countries',
  'auth/request-password-reset': 'validation',
  'auth/set-till-pin': 'associates',
  'auth/sign-in': 'validation',
  'auth/token': 'associates cart',
  'checkout/place-order':
    'allowances associates cart delivery markets money orders pages payments pricing promotions wallets',
  'checkout/prepare-order': 'cart delivery money pricing wallets',
  'checkout/restore-items': 'cart pricing',
  'checkout/set-billing-address': 'cart',
  'consumer/look-up': 'validation',
  'consumer/remove-address': 'addresses',
  'content/archive': 'audit',
  'content/export-translation': 'markets',
  'content/unpublish': 'audit',
  'loyalty/welcome-promotion': 'pricing promotions',
  'packing/list': 'markets money orders parcels stores',
  'packing/make-label': 'money orders parcels',
  'packing/place-missing': 'delivery markets',
  'packing/print-border-declaration': 'calendar countries markets parcels stores tax',
  'packing/print-delivery-note': 'markets',
  'packing/report-missing': 'delivery markets',
  'saved-items/list': 'catalogue money pages pricing',
  'saved-items/remove': 'catalogue money pages pricing',
  'settlements/explain': 'money',
  'settlements/list': 'money',
  'settlements/list-lines': 'money',
  'settlements/read': 'money',
  'staff/list': 'audit',
  'staff/read': 'audit',
  'store-credit/read': 'ledger money',
};

type Graph = ReturnType<typeof readImportGraph>;

const rules = 'packages/domain/';
const pages = 'apps/storefront/app/';
const roomOf = (folder: string) => (file: string) => file.slice(folder.length).split('/')[0] ?? '';

/** What a file imports, directly or by files of its own folder. */
function reached(graph: Graph, file: string): ReadonlySet<string> {
  const folder = file.slice(0, file.lastIndexOf('/') + 1);
  const all = new Set([file]);
  for (const one of all) if (one.startsWith(folder)) for (const imported of graph.get(one) ?? []) all.add(imported);
  return all;
}

/** The calls, each with the nouns in which its rules and the code of its pages are. */
function callsOf(graph: Graph) {
  const files = [...graph.keys()];
  return files.flatMap((handler) => {
    const [, call = ''] = /^apps\/server\/([^/]+\/[^/]+)\.ts$/.exec(handler) ?? [];
    const contract = `packages/contracts/${call}.ts`;
    if (!graph.get(handler)?.has(contract)) return [];
    const asking = files.filter((file) => file.startsWith(pages) && graph.get(file)?.has(contract));
    const used = [...reached(graph, handler)].filter((file) => file.startsWith(rules));
    const noun = call.split('/')[0] ?? '';
    return [{ call, noun, rules: new Set(used.map(roomOf(rules))), pages: new Set(asking.map(roomOf(pages))) }];
  });
}

type Found = Readonly<Record<string, string>>;

const listed = (found: readonly (readonly [string, ReadonlySet<string>])[]): Found =>
  Object.fromEntries(found.map(([call, nouns]) => [call, [...nouns].toSorted().join(' ')] as const).toSorted());

/** Calls that only pages of other nouns make, with these nouns. */
function pagesOfOthers(graph: Graph): Found {
  const elsewhere = callsOf(graph).filter((one) => one.pages.size > 0 && !one.pages.has(one.noun));
  return listed(elsewhere.map((one) => [one.call, one.pages]));
}

/** Calls that only have rules of other nouns although theirs has some, with these nouns. */
function rulesOfOthers(graph: Graph): Found {
  const nouns = new Set([...graph.keys()].filter((file) => file.startsWith(rules)).map(roomOf(rules)));
  const elsewhere = callsOf(graph).filter(
    (one) => nouns.has(one.noun) && one.rules.size > 0 && !one.rules.has(one.noun),
  );
  return listed(elsewhere.map((one) => [one.call, one.rules]));
}

const graph = readImportGraph(root, ['packages', 'apps'], workspacePackages(root));

test('a page that makes a call is of the noun of the call, but for these', () => {
  expect(pagesOfOthers(graph)).toEqual(pagesElsewhere);
});

test('the rule of a call is of the noun of the call, where the noun has rules, but for these', () => {
  expect(rulesOfOthers(graph)).toEqual(rulesElsewhere);
});

test.each([
  ['checkout', 'set-shipping-method'],
  ['consumer', 'update'],
  ['subscriptions', 'subscribe'],
])('a newcomer finds contract, handler, rule and page of %s/%s in folders of one noun', (noun, verb) => {
  const found = callsOf(graph).find(({ call }) => call === `${noun}/${verb}`);
  expect([...(found?.rules ?? [])]).toContain(noun);
  expect([...(found?.pages ?? [])]).toContain(noun);
});

describe('the walk finds', () => {
  const contract = 'packages/contracts/cart/read.ts';
  /** A call whose page is of `page` and whose handler has a rule of `rule`, by a file of its own folder. */
  const house = ({ page, rule }: Readonly<{ page: string; rule: string }>): Graph =>
    new Map([
      [contract, new Set<string>()],
      ['apps/server/cart/read.ts', new Set([contract, 'apps/server/cart/view.ts'])],
      ['apps/server/cart/view.ts', new Set([`packages/domain/${rule}/view.ts`])],
      [`packages/domain/${rule}/view.ts`, new Set<string>()],
      ['packages/domain/cart/document.ts', new Set<string>()],
      [`apps/storefront/app/${page}/page.tsx`, new Set([contract])],
    ]);

  test('nothing where page and rule are of the noun of the call', () => {
    const right = house({ page: 'cart', rule: 'cart' });
    expect([pagesOfOthers(right), rulesOfOthers(right)]).toEqual([{}, {}]);
  });

  test('a page of another noun', () => {
    expect(pagesOfOthers(house({ page: 'shell', rule: 'cart' }))).toEqual({ 'cart/read': 'shell' });
  });

  test('a rule of another noun', () => {
    expect(rulesOfOthers(house({ page: 'cart', rule: 'stores' }))).toEqual({ 'cart/read': 'stores' });
  });
});
