import fc from 'fast-check';
import { expect, test } from 'vitest';
import { pageLinks } from './pagination.ts';

test('a gap never hides a single page [C9.03]', () => {
  expect(pageLinks(5, 20)).toEqual([1, 2, 3, 4, 5, 6, 7, 'gap', 20]);
  expect(pageLinks(6, 20)).toEqual([1, 'gap', 4, 5, 6, 7, 8, 'gap', 20]);
  expect(pageLinks(4, 7)).toEqual([1, 2, 3, 4, 5, 6, 7]);
});

test('links are in order, never twice, and hold first, current and last', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 500 }), fc.nat(), (count, seed) => {
      const current = (seed % count) + 1;
      const pages = pageLinks(current, count).filter((link) => link !== 'gap');
      expect([...new Set(pages)].sort((one, other) => one - other)).toEqual(pages);
      expect(pages).toEqual(expect.arrayContaining([1, current, count]));
    }),
  );
});
