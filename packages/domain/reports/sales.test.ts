import fc from 'fast-check';
import { expect, test } from 'vitest';
import { daysOf } from './period.ts';
import { averageOrder, everyDay, sumByDay, totalsOf, within } from './sales.ts';

const period = { from: '2026-02-27', to: '2026-03-02' };

const rows = fc.uniqueArray(
  fc.record({
    day: fc.constantFrom(...daysOf(period)),
    currency: fc.constantFrom('EUR', 'USD', 'GBP'),
    orders: fc.nat(9),
    units: fc.nat(30),
    sales: fc.nat(100_000),
    refunded: fc.nat(5_000),
  }),
  { selector: ({ day, currency }) => day + currency },
);

test('every day of the period is there once in each currency, and the totals stay what they were', () => {
  fc.assert(
    fc.property(rows, (some) => {
      const all = everyDay(period, some);
      const totals = totalsOf(some);
      expect(all.map(({ day, currency }) => day + currency)).toEqual(
        daysOf(period).flatMap((day) => totals.map(({ currency }) => day + currency)),
      );
      expect(totalsOf(all)).toEqual(totals);
    }),
  );
});

test('the currency with most orders leads, and an average is to the nearest minor unit', () => {
  const row = { day: period.from, units: 1, refunded: 0 };
  const few = { ...row, currency: 'EUR', orders: 1, sales: 9_000 };
  const more = { ...row, currency: 'USD', orders: 3, sales: 10_000 };
  expect(totalsOf([few, more]).map(({ currency }) => currency)).toEqual(['USD', 'EUR']);
  expect(averageOrder(more)).toBe(3_333);
  expect(averageOrder({ orders: 0, sales: 0 })).toBe(0);
});

test('of currencies with as many orders the first by name leads, and a period has its first and its last day', () => {
  const row = { units: 1, refunded: 0, orders: 1, sales: 9_000 };
  const rows = ['2026-02-26', '2026-02-27', '2026-03-02', '2026-03-03'].map((day, at) => ({
    ...{ ...row, day, currency: ['GBP', 'USD', 'EUR', 'CAD'][at] ?? '' },
  }));
  expect(totalsOf(rows).map(({ currency }) => currency)).toEqual(['CAD', 'EUR', 'GBP', 'USD']);
  expect(within(period, rows).map(({ day }) => day)).toEqual(['2026-02-27', '2026-03-02']);
});

test('of rows of several markets one is left for each day and currency, with the same totals', () => {
  fc.assert(
    fc.property(rows, rows, (some, others) => {
      const all = sumByDay([...some, ...others]);
      const keys = all.map(({ day, currency }) => day + currency);
      expect(new Set(keys).size).toBe(keys.length);
      expect(totalsOf(all)).toEqual(totalsOf([...some, ...others]));
    }),
  );
});
