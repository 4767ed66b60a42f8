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

test('a page of a visitor alone is not listed', () => {
  for (const [name, { personal, crawlers }] of all) if (personal === true) expect(crawlers, name).toBeDefined();
});

test('a page that is kept for everybody is told apart by each member that it knows', () => {
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
