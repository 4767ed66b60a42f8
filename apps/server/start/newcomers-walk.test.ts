import { join } from 'node:path';
import { expect, test } from 'vitest';
import { readImportGraph, workspacePackages } from '../../../scripts/directions/import-graph.ts';

const root = join(import.meta.dirname, '../../..');
const graph = readImportGraph(root, ['packages', 'apps'], workspacePackages(root));
const importsOf = (file: string) => [...(graph.get(file) ?? [])];

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
  'catalogue/read-cards': 'content product promotions search',
  'catalogue/read-navigation': 'shop',
  'catalogue/read-product': 'product quick-shop saved-items search',
  'checkout/prepare-order': 'wallets',
  'checkout/remove-billing-address': 'wallets',
  'checkout/remove-shipping-address': 'wallets',
  'consumer/look-up': 'joining',
  'consumer/retrieve-user-data': 'joining',
  'content/list-popups': 'shop',
  'content/read-page': 'home shop',
  'event-registrations/read-event': 'shop',
  'gift-cards/resend-email': 'orders',
  'loyalty/token': 'joining',
  'orders/read-of-cart': 'checkout',
  'payments/add-instrument': 'checkout wallets',
  'payments/apply-reward': 'checkout',
  'payments/list-methods': 'checkout',
  'payments/open-session': 'cards checkout wallets',
  'payments/remove-instrument': 'checkout wallets',
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
  'checkout/place-order': 'allowances associates cart delivery money orders pages payments pricing promotions wallets',
  'checkout/prepare-order': 'cart delivery money pricing wallets',
  'checkout/restore-items': 'cart pricing',
  'checkout/set-billing-address': 'cart',
  'consumer/look-up': 'validation',
  'consumer/remove-address': 'addresses',
  'content/archive': 'audit',
  'content/export-translation': 'markets',
  'content/unpublish': 'audit',
  'loyalty/welcome-promotion': 'pricing promotions',
  'packing/list': 'orders',
  'returns/read-label': 'markets',
  'saved-items/list': 'money pages pricing',
  'saved-items/remove': 'money pages pricing',
  'staff/list': 'audit',
  'staff/read': 'audit',
};

/** What a file imports, directly or by files of its own folder. */
function reached(file: string): ReadonlySet<string> {
  const folder = file.slice(0, file.lastIndexOf('/') + 1);
  const all = new Set([file]);
  for (const one of all) if (one.startsWith(folder)) for (const imported of importsOf(one)) all.add(imported);
  return all;
}

const roomsOf = (folder: string) =>
  new Set([...graph.keys()].filter((file) => file.startsWith(folder)).map(roomOf(folder)));
const roomOf = (folder: string) => (file: string) => file.slice(folder.length).split('/')[0] ?? '';

const rules = 'packages/domain/';
const pages = 'apps/storefront/app/';
const nounsOfRules = roomsOf(rules);

/** The calls, each with the nouns in which its rules and the code of its pages are. */
const calls = [...graph.keys()].flatMap((handler) => {
  const [, call = ''] = /^apps\/server\/([^/]+\/[^/]+)\.ts$/.exec(handler) ?? [];
  const contract = `packages/contracts/${call}.ts`;
  if (!importsOf(handler).includes(contract)) return [];
  const asking = [...graph.keys()].filter((file) => file.startsWith(pages) && importsOf(file).includes(contract));
  return [
    {
      call,
      noun: call.split('/')[0] ?? '',
      rules: new Set([...reached(handler)].filter((file) => file.startsWith(rules)).map(roomOf(rules))),
      pages: new Set(asking.map(roomOf(pages))),
    },
  ];
});

test('a page that makes a call is of the noun of the call, but for these', () => {
  const elsewhere = calls.filter(({ noun, pages: found }) => found.size > 0 && !found.has(noun));
  const named = elsewhere.map(({ call, pages: found }) => [call, [...found].toSorted().join(' ')]);
  expect(Object.fromEntries(named.toSorted())).toEqual(pagesElsewhere);
});

test('the rule of a call is of the noun of the call, where the noun has rules, but for these', () => {
  const elsewhere = calls.filter(
    ({ noun, rules: found }) => nounsOfRules.has(noun) && found.size > 0 && !found.has(noun),
  );
  const named = elsewhere.map(({ call, rules: found }) => [call, [...found].toSorted().join(' ')]);
  expect(Object.fromEntries(named.toSorted())).toEqual(rulesElsewhere);
});

test.each([
  ['checkout', 'set-shipping-method'],
  ['consumer', 'update'],
  ['subscriptions', 'subscribe'],
])('a newcomer finds contract, handler, rule and page of %s/%s in folders of one noun', (noun, verb) => {
  const found = calls.find(({ call }) => call === `${noun}/${verb}`);
  expect([...(found?.rules ?? [])]).toContain(noun);
  expect([...(found?.pages ?? [])]).toContain(noun);
});
