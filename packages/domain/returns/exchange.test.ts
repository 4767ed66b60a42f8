import fc from 'fast-check';
import { expect, test } from 'vitest';
import { carriedOf, exchangeTerms } from './exchange.ts';

test.each([
  ['costs the same', { wanted: 10_000, returned: 10_000, sold: 10_000 }, { most: null }],
  ['was bought reduced, and neither is any more', { wanted: 10_000, returned: 10_000, sold: 7900 }, { most: null }],
  ['was bought before both were reduced', { wanted: 7900, returned: 7900, sold: 10_000 }, { most: null }],
  ['is cheaper', { wanted: 7900, returned: 10_000, sold: 10_000 }, { most: 7900 }],
  ['is dearer', { wanted: 12_000, returned: 10_000, sold: 10_000 }, undefined],
  [
    'is dearer than the other today, and not than it was',
    { wanted: 10_000, returned: 7900, sold: 10_000 },
    { most: null },
  ],
  [
    'costs what the other did, which is no longer sold',
    { wanted: 10_000, returned: undefined, sold: 10_000 },
    { most: null },
  ],
  ['is cheaper than the other was, which is no longer sold', { wanted: 1, returned: undefined, sold: 2 }, { most: 1 }],
  ['is dearer than the other was, which is no longer sold', { wanted: 3, returned: undefined, sold: 2 }, undefined],
])('a size that %s', (_, prices, terms) => {
  expect(exchangeTerms(prices)).toEqual(terms);
});

test.each([
  [{ row: 2000, tax: 160 }, 2, null, { row: 2000, tax: 160 }],
  [{ row: 2000, tax: 160 }, 2, 900, { row: 1800, tax: 144 }],
  [{ row: 2000, tax: 161 }, 1, 999, { row: 999, tax: 80 }],
  // What was paid was less than what the wanted size costs: nothing is added to it.
  [{ row: 500, tax: 40 }, 1, 900, { row: 500, tax: 40 }],
  [{ row: 0, tax: 0 }, 1, 0, { row: 0, tax: 0 }],
])('of %o for %i units at most %s each, %o goes along', (share, units, most, carried) => {
  expect(carriedOf(share, units, { most })).toEqual(carried);
});

test('what goes along is never more than what was paid', () => {
  const amount = fc.nat(1_000_000);
  fc.assert(
    fc.property(amount, amount, fc.integer({ min: 1, max: 9 }), fc.option(amount), (row, tax, units, most) => {
      const carried = carriedOf({ row, tax }, units, { most });
      expect(carried.row).toBeLessThanOrEqual(row);
      expect(carried.tax).toBeLessThanOrEqual(tax);
      if (most !== null) expect(carried.row).toBeLessThanOrEqual(most * units);
    }),
  );
});
