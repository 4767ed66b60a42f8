import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type DeclaredLine, declaredRows } from './declared-rows.ts';

const shoe: DeclaredLine = { qty: 2, bought: 3, net: 25_000, netPrice: 9992, grams: 850 };

test('a line declares its share of what was paid without tax and its weight', () => {
  expect(declaredRows([shoe, { ...shoe, qty: 1, bought: 1, net: 1658, grams: 80 }])).toEqual({
    rows: [
      { value: 16_666, grams: 1700 },
      { value: 1658, grams: 80 },
    ],
    ...{ value: 18_324, grams: 1780 },
  });
});

test.each([
  ['given for nothing', 0, 3],
  ['given for less than a minor unit each', 1, 3],
])('what was %s is worth its price', (_, net, bought) => {
  expect(declaredRows([{ ...shoe, net, bought }]).value).toBe(2 * 9992);
});

test('a sum is known only if it is of all goods', () => {
  expect(declaredRows([shoe, { ...shoe, net: 0, netPrice: 0, grams: null }])).toEqual({
    rows: [
      { value: 16_666, grams: 1700 },
      { value: null, grams: null },
    ],
    ...{ value: null, grams: null },
  });
});

test('parcels of a line together never declare more than was paid for it', () => {
  const split = fc.record({ bought: fc.integer({ min: 1, max: 20 }), net: fc.integer({ min: 20, max: 500_000 }) });
  fc.assert(
    fc.property(split, fc.nat(20), ({ bought, net }, first) => {
      fc.pre(first > 0 && first < bought);
      const parts = [first, bought - first].map((qty) => declaredRows([{ ...shoe, qty, bought, net }]).value);
      expect((parts[0] ?? 0) + (parts[1] ?? 0)).toBeLessThanOrEqual(net);
    }),
  );
});
