import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { UnitsOf } from '../promotion.ts';
import { bundle } from './bundle.ts';
import type { JoinedRow } from './effect.ts';

const part = (categories: readonly string[], units = 1): UnitsOf => ({ masterIds: [], categories, units });
const outfit = (price: number, ...parts: readonly UnitsOf[]) =>
  ({ kind: 'bundle', amounts: { USD: price }, parts }) as const;
const jacketAndTrousers = outfit(15_000, part(['jackets']), part(['trousers']));

const row = (category: string, each: number, quantity = 1): JoinedRow => ({
  ...{ masterId: category, categories: [category], quantity, rowTotal: quantity * each },
});

const off = (benefit: typeof jacketAndTrousers, rows: readonly JoinedRow[]) => bundle.offRows?.(benefit, rows, 'USD');

test.each<readonly [string, readonly JoinedRow[], readonly (number | undefined)[]]>([
  ['a set, shared by value', [row('jackets', 12_000), row('trousers', 8000)], [3000, 2000]],
  ['nothing of half a set', [row('jackets', 12_000, 2)], [undefined]],
  ['two sets of one row each', [row('jackets', 12_000, 2), row('trousers', 8000, 2)], [6000, 4000]],
  [
    'the dearest set first, and no other where its price takes nothing off',
    [row('jackets', 6000), row('jackets', 12_000), row('trousers', 8000, 2)],
    [undefined, 3000, 2000],
  ],
  [
    'other goods left alone',
    [row('jackets', 12_000), row('hats', 3000), row('trousers', 8000)],
    [3000, undefined, 2000],
  ],
  ['nothing of a set that costs less', [row('jackets', 7000), row('trousers', 8000)], [undefined, undefined]],
])('a bundle takes off %s', (_, rows, taken) => {
  expect(off(jacketAndTrousers, rows)).toEqual(taken);
});

test('goods that fit two parts never keep a set from being complete', () => {
  const both = { ...row('jackets', 12_000), categories: ['jackets', 'trousers'] };
  const rows = [both, row('jackets', 9000)];
  expect(bundle.lackOfRows?.(jacketAndTrousers, rows)).toBeUndefined();
  expect(off(jacketAndTrousers, rows)?.reduce<number>((sum, one) => sum + (one ?? 0), 0)).toBe(6000);
});

test('of equal prices goods that fit one part go first, so that no set is lost to the order of the rows', () => {
  const twoAndOne = outfit(1, part(['tops'], 2), part(['shoes']));
  const many = { masterId: 'many', categories: ['shoes', 'tops'], quantity: 4, rowTotal: 8 };
  const rows = [many, row('shoes', 2, 2)];
  expect(off(twoAndOne, rows)).toEqual([7, 3]);
  expect(off(twoAndOne, rows.toReversed())).toEqual([3, 7]);
});

test.each<readonly [readonly JoinedRow[], number]>([
  [[row('jackets', 12_000, 5)], 1],
  [[row('hats', 12_000, 5)], 2],
])('what a set lacks is counted in units: %#', (rows, missing) => {
  expect(bundle.lackOfRows?.(jacketAndTrousers, rows)).toEqual({ reason: 'too-few', missing });
});

const rows = fc.array(
  fc
    .record({
      categories: fc.subarray(['a', 'b', 'c'], { minLength: 1 }),
      each: fc.integer({ min: 1, max: 20_000 }),
      quantity: fc.integer({ min: 1, max: 40 }),
    })
    .map(({ each, quantity, categories }): JoinedRow => {
      return { masterId: categories.join(), categories, quantity, rowTotal: each * quantity };
    }),
  { minLength: 1, maxLength: 6 },
);
const bundles = fc
  .record({
    price: fc.integer({ min: 1, max: 30_000 }),
    parts: fc.array(fc.record({ of: fc.constantFrom('a', 'b', 'c'), units: fc.integer({ min: 1, max: 3 }) }), {
      minLength: 2,
      maxLength: 4,
    }),
  })
  .map(({ price, parts }) => outfit(price, ...parts.map(({ of, units }) => part([of], units))));

const total = (amounts: readonly (number | undefined)[] = []) =>
  amounts.reduce<number>((sum, one) => sum + (one ?? 0), 0);

test('whole cents are taken off, never more than a row costs, whatever the order of the rows', () => {
  fc.assert(
    fc.property(bundles, rows, fc.array(fc.nat(), { minLength: 6, maxLength: 6 }), (benefit, given, keys) => {
      const taken = off(benefit, given) ?? [];
      for (const [index, amount] of taken.entries()) {
        if (amount === undefined) continue;
        expect(Number.isInteger(amount)).toBe(true);
        expect(amount).toBeGreaterThanOrEqual(0);
        expect(amount).toBeLessThanOrEqual(given[index]?.rowTotal ?? 0);
      }
      const keyed = given.map((one, index) => ({ one, key: keys[index] ?? 0 }));
      const mixed = keyed.toSorted((one, other) => one.key - other.key).map(({ one }) => one);
      for (const other of [given.toReversed(), mixed]) expect(total(off(benefit, other))).toBe(total(taken));
    }),
  );
});

test('sets that are made at once cost what they cost one after the other', () => {
  fc.assert(
    fc.property(bundles, rows, (benefit, given) => {
      const units = given.flatMap((one) =>
        Array.from({ length: one.quantity }, () => ({ ...one, quantity: 1, rowTotal: one.rowTotal / one.quantity })),
      );
      expect(total(off(benefit, given))).toBe(total(off(benefit, units)));
    }),
    { numRuns: 60 },
  );
});

test('one more of something never takes less off', () => {
  fc.assert(
    fc.property(bundles, rows, (benefit, given) => {
      const more = given.map((one, index) =>
        index === 0
          ? { ...one, quantity: one.quantity + 1, rowTotal: (one.rowTotal / one.quantity) * (one.quantity + 1) }
          : one,
      );
      expect(total(off(benefit, more))).toBeGreaterThanOrEqual(total(off(benefit, given)));
    }),
  );
});
