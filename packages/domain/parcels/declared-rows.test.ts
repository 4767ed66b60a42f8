import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type DeclaredLine, declaredRows } from './declared-rows.ts';

const shoe: DeclaredLine = {
  ...{ qty: 2, bought: 3, net: 25_000, price: 11_990 },
  facts: { code: '640399', origin: 'PT', grams: 850 },
};

test('a line declares its share of what was paid without tax, its weight, its code and its origin', () => {
  const socks = { ...shoe, qty: 1, bought: 1, net: 1658, facts: { code: '611595', origin: 'IT', grams: 80 } };
  expect(declaredRows([shoe, socks])).toEqual({
    rows: [
      { value: 16_666, grams: 1700, code: '640399', origin: 'PT' },
      { value: 1658, grams: 80, code: '611595', origin: 'IT' },
    ],
    ...{ value: 18_324, grams: 1780 },
  });
});

test('what was given for nothing is worth its price', () => {
  expect(declaredRows([{ ...shoe, net: 0 }]).value).toBe(2 * 11_990);
});

test('the weight of a parcel is known only if that of all its goods is', () => {
  const { rows, grams } = declaredRows([shoe, { ...shoe, facts: null }]);
  expect(rows[1]).toEqual({ value: 16_666, grams: null, code: null, origin: null });
  expect(grams).toBeNull();
});

test('parcels of a line together never declare more than was paid for it', () => {
  const split = fc.record({ bought: fc.integer({ min: 1, max: 20 }), net: fc.integer({ min: 1, max: 500_000 }) });
  fc.assert(
    fc.property(split, fc.nat(20), ({ bought, net }, first) => {
      fc.pre(first > 0 && first < bought);
      const parts = [first, bought - first].map((qty) => declaredRows([{ ...shoe, qty, bought, net }]).value);
      expect((parts[0] ?? 0) + (parts[1] ?? 0)).toBeLessThanOrEqual(net);
    }),
  );
});
