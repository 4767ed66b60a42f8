import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  lowestBeforeReduction,
  nextChange,
  type Period,
  type PriceLine,
  previousPrice,
  priceAt,
} from './price-line.ts';

const day = 24 * 3600 * 1000;
const start = Date.UTC(2026, 0, 1);
const forever = Number.POSITIVE_INFINITY;

/** Full price, a first reduction on day 40 for ten days, full price again, a second reduction on day 60. */
const line: readonly Period[] = [
  { amount: 10_000, original: 10_000, from: start, until: forever },
  { amount: 8000, original: 10_000, from: start + 40 * day, until: start + 50 * day },
  { amount: 9000, original: 10_000, from: start + 60 * day, until: forever },
];
const on = (days: number) => start + days * day;

test.each([
  [-1, undefined],
  [0, 10_000],
  [39, 10_000],
  [40, 8000],
  [50, 10_000],
  [60, 9000],
])('on day %i the price is %s', (days, amount) => {
  expect(priceAt(line, on(days))?.amount).toBe(amount);
});

test('a price without dates holds always and never changes', () => {
  expect(priceAt(5000, on(0))).toEqual({ amount: 5000, original: 5000, since: Number.NEGATIVE_INFINITY });
  expect([nextChange(5000, on(0)), lowestBeforeReduction(5000, on(0)), previousPrice(5000, on(0))]).toEqual([
    forever,
    undefined,
    undefined,
  ]);
  expect(priceAt(undefined, on(0))).toBeUndefined();
});

test('the lowest price of the 30 days before a reduction counts earlier reductions, not the one in force', () => {
  expect(lowestBeforeReduction(line, on(41))).toBe(10_000);
  expect(lowestBeforeReduction(line, on(61))).toBe(8000);
  expect(lowestBeforeReduction(line, on(55))).toBeUndefined();
  const later: PriceLine = [...line.slice(0, 2), { amount: 9000, original: 10_000, from: on(81), until: forever }];
  expect(lowestBeforeReduction(later, on(82))).toBe(10_000);
});

test('a reduction that a deeper one interrupted counts the deeper price once it is back', () => {
  const interrupted: PriceLine = [
    { amount: 10_000, original: 10_000, from: start, until: forever },
    { amount: 9000, original: 10_000, from: on(40), until: forever },
    { amount: 8000, original: 10_000, from: on(50), until: on(55) },
  ];
  expect(lowestBeforeReduction(interrupted, on(45))).toBe(10_000);
  expect(lowestBeforeReduction(interrupted, on(60))).toBe(8000);
});

test('the price before is the last other one', () => {
  expect(previousPrice(line, on(61))).toBe(10_000);
  expect(previousPrice(line, on(45))).toBe(10_000);
  expect(previousPrice(line, on(55))).toBe(8000);
  expect(previousPrice(line, on(10))).toBeUndefined();
});

test('between now and the next change the price stays as it is', () => {
  const period = fc
    .record({ amount: fc.integer({ min: 0, max: 9 }), from: fc.integer({ min: 0, max: 60 }), days: fc.nat(60) })
    .map(({ amount, from, days }) => ({ amount, original: 9, from: on(from), until: on(from + days) }));
  const lines = fc.array(period, { maxLength: 6 }).map((all) => all.sort((one, other) => one.from - other.from));
  fc.assert(
    fc.property(
      lines,
      fc.integer({ min: 0, max: 120 }),
      fc.double({ min: 0, max: 0.999, noNaN: true }),
      (all, at, share) => {
        const now = on(at);
        const next = Math.min(nextChange(all, now), on(200));
        expect(priceAt(all, now + Math.floor((next - now) * share))).toEqual(priceAt(all, now));
        const lowest = lowestBeforeReduction(all, now);
        if (lowest !== undefined) expect(all.some(({ amount }) => amount === lowest)).toBe(true);
      },
    ),
  );
});
