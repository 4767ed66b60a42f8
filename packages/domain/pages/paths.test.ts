import fc from 'fast-check';
import { expect, test } from 'vitest';
import { pageTypeOf } from './page-type.ts';
import { pageLinks, pageNumber } from './pagination.ts';
import {
  categoryIdOfSlug,
  categoryPath,
  productIdOfSlug,
  productPath,
  storeIdOfSlug,
  storePath,
  targetOfAlternativePath,
  trailingProductId,
} from './paths.ts';

test.each([
  ['/en-us/p/some-shoe-AB123456', 'product detail', '[C2.01]'],
  ['/en-us/some-shoe-pAB123456', 'product detail', '[C2.16]'],
  ['/en-us/c/shoes-1234', 'listing', '[C2.02]'],
  ['/en-us/shoes-c1234', 'listing', '[C2.15]'],
  ['/en-us/cart', 'cart', '[C2.03]'],
  ['/en-us/account', 'account', '[C2.04]'],
  ['/en-us/search', 'search', '[C2.05]'],
  ['/en-us', 'home', '[C2.07]'],
  ['/en-us/', 'home', '[C2.07]'],
  ['/en-us/order-confirmation', 'order confirmation', '[C2.09]'],
  ['/en-us/checkout', 'checkout', '[C2.10]'],
  ['/en-us/help/contact-us', 'other', '[C2.11]'],
])('%s is a page of type %s %s', (path, type) => {
  expect(pageTypeOf(path)).toBe(type);
});

test.each([
  ['some-shoe-AB123456', 'AB123456'],
  ['some-shoe-AB123456INK', 'AB123456INK'],
  ['AB123456', 'AB123456'],
  ['some-shoe-AB12345', undefined],
  ['some-shoe-AB1234567890', undefined],
  ['some-shoe-ab123456', undefined],
])('the product id of %s is %s [C2.13]', (slug, id) => {
  expect(productIdOfSlug(slug)).toBe(id);
});

test.each([
  ['shoes-1234', '1234'],
  ['shoes-1234567890', '1234567890'],
  ['shoes-123', undefined],
  ['shoes-12345678901', undefined],
])('the category id of %s is %s [C2.14]', (slug, id) => {
  expect(categoryIdOfSlug(slug)).toBe(id);
});

test.each([
  ['shoes-c1234', { kind: 'category', slug: 'shoes', id: '1234' }],
  ['some-shoe-pAB123456', { kind: 'product', slug: 'some-shoe', id: 'AB123456' }],
  ['shoes-c123', undefined],
  ['shoes-c1234567', undefined],
])('the alternative form %s leads to %o [C2.15, C2.16]', (part, target) => {
  expect(targetOfAlternativePath(part)).toEqual(target);
});

test.each([
  ['x-AB123456', 'AB123456'],
  ['x-AB123', undefined],
])('the trailing product id of %s is %s [C9.13]', (text, id) => {
  expect(trailingProductId(text)).toBe(id);
});

test('page 10 of 20 shows two pages on each side, between gaps [C9.03]', () => {
  expect(pageLinks(10, 20)).toEqual([1, 'gap', 8, 9, 10, 11, 12, 'gap', 20]);
  expect(pageLinks(1, 3)).toEqual([1, 2, 3]);
});

test.each([
  [undefined, 1],
  ['0', 1],
  ['-2', 1],
  ['x', 1],
  ['1.5', 1],
  ['7', 7],
])('page=%s is page %i [C9.04]', (asked, page) => {
  expect(pageNumber(asked)).toBe(page);
});

test.each([
  ['US-BOS', 'Skerry Boston', '/en-us/stores/skerry-boston-US-BOS'],
  ['CA-QUE', 'Skerry Québec', '/en-us/stores/skerry-quebec-CA-QUE'],
  ['S1', '  4th & Main ', '/en-us/stores/4th-main-S1'],
])('the page of store %s is found again by its address', (id, name, path) => {
  expect(storePath('en-us', { id, name })).toBe(path);
  expect(storeIdOfSlug(path.split('/').at(-1) ?? '')).toBe(id);
});

test.each(['skerry-boston', 'skerry-boston-us-bos', 'US_BOS', ''])('%s names no store', (slug) => {
  expect(storeIdOfSlug(slug)).toBeUndefined();
});

test.each([
  ['/en-us/search-hub', 'search hub'],
  ['/', 'other'],
  ['/cart', 'other'],
  ['/xen-us/cart', 'other'],
  ['/en-usa/cart', 'other'],
  ['/en-us/shoes-c1234-and-more', 'other'],
  ['/en-us/some-shoe-pAB123456-and-more', 'other'],
])('%s, which is nothing else, is a page of type %s', (path, type) => {
  expect(pageTypeOf(path)).toBe(type);
});

test('the path of a product or a category leads to it again, whatever its slug', () => {
  const slugs = fc.stringMatching(/^[a-z0-9]+(-[a-z0-9]+){0,3}$/);
  fc.assert(
    fc.property(
      slugs,
      fc.stringMatching(/^[A-Z]{2}[A-Z0-9]{6,9}$/),
      fc.stringMatching(/^\d{4,10}$/),
      (slug, id, category) => {
        const product = productPath('en-us', slug, id);
        expect([product.startsWith('/en-us/p/'), pageTypeOf(product)]).toEqual([true, 'product detail']);
        expect(productIdOfSlug(product.split('/').at(-1) ?? '')).toBe(id);
        expect(trailingProductId(product)).toBe(id);
        const listing = categoryPath('en-us', slug, category);
        expect([listing.startsWith('/en-us/c/'), pageTypeOf(listing)]).toEqual([true, 'listing']);
        expect(categoryIdOfSlug(listing.split('/').at(-1) ?? '')).toBe(category);
      },
    ),
  );
});

test('an id may stand alone, and stands at the end', () => {
  expect(categoryIdOfSlug('1234')).toBe('1234');
  expect(storeIdOfSlug('US-BOS')).toBe('US-BOS');
  expect(trailingProductId('AB123456')).toBe('AB123456');
  expect(trailingProductId('A1234567')).toBeUndefined();
  expect(trailingProductId('AB123456-blue')).toBeUndefined();
  expect(targetOfAlternativePath('some-shoe-pAB123456-blue')).toBeUndefined();
});
