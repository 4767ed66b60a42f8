import { expect, test } from 'vitest';
import { namedVersion, versionPath } from './version-path.ts';

const at = new Date('2026-03-02T09:05:07.089Z');

test.each([
  ['/en-gb/versions/sale-terms/3', { slug: 'sale-terms', version: 3 }],
  ['/en-gb/versions/sale-terms/3/20260302-090507089', { slug: 'sale-terms', version: 3, at }],
])('%s names a version, and is named by it', (path, named) => {
  expect(versionPath('en-gb', named)).toBe(path);
  expect(namedVersion(path.slice('/en-gb/'.length))).toEqual(named);
});

test.each([
  ...['versions/sale-terms', 'versions/sale-terms/0', 'versions/sale-terms/03', 'versions/sale-terms/1e1'],
  ...['versions/sale-terms/9999999', 'versions/sale-terms/1/2', 'versions/Sale/1', 'sale-terms/1'],
  ...['versions/sale-terms/1/20261302-090507089', 'versions/sale-terms/1/20260302-090507', 'versions/sale-terms/1/'],
])('%s names none', (path) => {
  expect(namedVersion(path)).toBeUndefined();
});
