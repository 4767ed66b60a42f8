import { expect, test } from 'vitest';
import { pageAt } from './page-at.ts';
import { type Page, pages } from './pages.ts';
import { categoryPath, productPath, storePath } from './paths.ts';

const all = Object.entries<Page>(pages);

test.each([
  ['a product', productPath('en-us', 'tern', 'SKTERN01BLU'), 'p'],
  ['a category', categoryPath('en-us', 'boots', '1200'), 'c'],
  ['a store', storePath('en-us', { id: 'US-BOS', name: 'Skerry Boston' }), 'stores'],
  ['the search for stores', '/en-us/store-locator', 'store-locator'],
] as const)('%s has a page, which crawlers may list', (_, path, name) => {
  expect(pageAt(path)).toBe(pages[name]);
  expect(pageAt(path).crawlers).toBeUndefined();
});

/** Rendered for their visitor, but meant for everybody. */
const open = ['promotions', 'loyalty', 'help/contact-us', 'help/warranty'];

test('a page of a visitor alone is not listed', () => {
  const listed = all.filter(([, { personal, crawlers }]) => personal === true && crawlers === undefined);
  expect(listed.map(([name]) => name)).toEqual(open);
});

test('the sitemap lists every page that crawlers may index, and no other', () => {
  for (const [name, { crawlers, sitemap }] of all) {
    // The data of header and footer are a file, not a page.
    expect(sitemap !== undefined, name).toBe(crawlers === undefined && name !== 'shell');
  }
});

test('what follows a sign-in is rendered for its visitor, and no page to sign in on, which goes on by itself', () => {
  const following = all.filter(([, { followsSignIn }]) => followsSignIn);
  expect(following.map(([name]) => name)).toEqual([
    'cart',
    'receipt',
    'checkout',
    'order-confirmation',
    'cancel-items',
    'account',
    'account/order',
    ...open,
  ]);
  for (const [name, { personal }] of following) expect(personal, name).toBe(true);
});

test('a page that is kept for everybody is kept separately for each member that it knows', () => {
  for (const [name, { personal, query }] of all) if (personal === true) expect(query, name).toBeUndefined();
});

test.each([
  ['/en-us/account/profile', 'account'],
  ['/en-us/help/delivery', '*'],
  ['/en-us/constructor', '*'],
  ['/en-us/', ''],
  ['/en-us', ''],
] as const)('the path %s leads to the page %j', (path, name) => {
  expect(pageAt(path)).toBe(pages[name]);
});
