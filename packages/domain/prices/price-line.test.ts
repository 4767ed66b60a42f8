import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { lowestBeforeReduction, nextChange, type Period, previousPrice, priceAt } from './price-line.ts';

const day = 24 * 3600 * 1000;
const forever = Number.POSITIVE_INFINITY;
const full = (from: number, amount = 100): Period => ({ amount, original: amount, from: from * day, until: forever });
const reduced = (from: number, until: number, amount: number, original = 100): Period => ({
  amount,
  original,
  from: from * day,
  until: until * day,
});

describe('the price in force', () => {
  test('a plain number always holds, and nothing has no price', () => {
    expect(priceAt(500, 0)).toMatchObject({ amount: 500, original: 500 });
    expect(priceAt(undefined, 0)).toBeUndefined();
    expect(priceAt([full(10)], 9 * day)).toBeUndefined();
  });

  test('a later start wins while it lasts; the end is exclusive', () => {
    const line = [full(0), reduced(10, 20, 80)];
    expect(priceAt(line, 10 * day - 1)?.amount).toBe(100);
    expect(priceAt(line, 10 * day)?.amount).toBe(80);
    expect(priceAt(line, 20 * day - 1)?.amount).toBe(80);
    expect(priceAt(line, 20 * day)?.amount).toBe(100);
  });

  test('it changes at no other instant than the next change says', () => {
    const period = fc
      .tuple(fc.integer({ min: 0, max: 60 }), fc.integer({ min: 1, max: 30 }), fc.integer({ min: 1, max: 100 }))
      .map(([from, days, amount]) => reduced(from, from + days, amount));
    const lines = fc.array(period, { maxLength: 6 }).map((line) => line.sort((one, other) => one.from - other.from));
    fc.assert(
      fc.property(lines, fc.integer({ min: 0, max: 90 }), fc.integer({ min: 1, max: 40 }), (line, at, later) => {
        fc.pre((at + later) * day < nextChange(line, at * day));
        expect(priceAt(line, (at + later) * day)).toEqual(priceAt(line, at * day));
      }),
    );
  });
});

describe('the lowest price of 30 days before a reduction [B3.3.01]', () => {
  test('is the full price when nothing was cheaper', () => {
    expect(lowestBeforeReduction([full(0), reduced(50, 60, 80)], 55 * day)).toBe(100);
  });

  test('is an earlier sale that reached into the 30 days', () => {
    expect(lowestBeforeReduction([full(0), reduced(10, 25, 70), reduced(50, 60, 80)], 55 * day)).toBe(70);
  });

  test('leaves out what ended before', () => {
    expect(lowestBeforeReduction([full(0), reduced(5, 20, 60), reduced(50, 60, 80)], 55 * day)).toBe(100);
  });

  test('is asked for only while a reduction holds, and needs a price before it', () => {
    expect(lowestBeforeReduction([full(0), reduced(50, 60, 80)], 61 * day)).toBeUndefined();
    expect(lowestBeforeReduction([reduced(50, 60, 80)], 55 * day)).toBeUndefined();
    expect(lowestBeforeReduction(100, 0)).toBeUndefined();
  });
});

test('the previous price is the last other one', () => {
  expect(previousPrice([full(0), reduced(10, 20, 70), reduced(20, 30, 80)], 25 * day)).toBe(70);
  expect(previousPrice([full(0), reduced(10, 20, 70)], 15 * day)).toBe(100);
  expect(previousPrice([full(0)], 15 * day)).toBeUndefined();
  expect(previousPrice([full(0), reduced(10, 20, 70)], 25 * day)).toBe(70);
});

describe('the next change', () => {
  test('there is none for a price that never changes, and none for no price', () => {
    expect([nextChange(undefined, 0), nextChange(500, 0), nextChange([], 0)]).toEqual([forever, forever, forever]);
  });

  test('is the first start or end after now, wherever it stands in the list', () => {
    const line = [full(0), reduced(10, 40, 80), reduced(20, 30, 70)];
    const changes = [0, 10, 20, 30, 40].map((at) => nextChange(line, at * day) / day);
    expect(changes).toEqual([10, 20, 30, 40, forever]);
    expect(nextChange(line, 10 * day - 1)).toBe(10 * day);
    expect(nextChange(line, -1)).toBe(0);
  });
});

describe('where periods follow each other and overlap', () => {
  test('the lowest price is also that of a sale that began and ended within the 30 days', () => {
    const line = [full(0), reduced(30, 40, 70), reduced(42, 45, 90), reduced(50, 60, 80)];
    expect(lowestBeforeReduction(line, 55 * day)).toBe(70);
  });

  test('a sale that began while another one hid the end of an earlier one counts from its own start', () => {
    const line = [reduced(0, 20, 90), reduced(10, 60, 80)];
    expect(lowestBeforeReduction(line, 30 * day)).toBe(90);
    expect(previousPrice(line, 30 * day)).toBe(90);
  });

  test('without any price in the 30 days there is no lowest one', () => {
    expect(lowestBeforeReduction([reduced(0, 5, 60), reduced(50, 60, 80)], 55 * day)).toBeUndefined();
    expect(lowestBeforeReduction(undefined, 0)).toBeUndefined();
  });

  test('the previous price is another one, also across a renewal and a gap', () => {
    expect(previousPrice([full(0), reduced(10, 20, 70), reduced(20, 30, 70)], 25 * day)).toBe(100);
    expect(previousPrice([reduced(0, 10, 90), reduced(15, 30, 70)], 16 * day)).toBe(90);
  });

  test('there is no previous price where none is in force, nor for one that never changes', () => {
    expect(previousPrice([reduced(0, 10, 90), reduced(15, 30, 70)], 40 * day)).toBeUndefined();
    expect(previousPrice([reduced(0, 10, 90)], 40 * day)).toBeUndefined();
    expect([previousPrice(undefined, 0), previousPrice(500, 0)]).toEqual([undefined, undefined]);
  });
});

test('what was before a reduction is what a walk back, day by day, finds', () => {
  const span = fc.tuple(fc.integer({ min: 0, max: 60 }), fc.option(fc.integer({ min: 1, max: 30 })), fc.boolean());
  // All prices differ, so that the price identifies the one in force.
  const lines = fc
    .array(span, { minLength: 1, maxLength: 6 })
    .map((spans) =>
      spans
        .map(([from, days, isReduced], at) =>
          reduced(from, days === null ? forever : from + days, 50 + at, isReduced ? 100 : 50 + at),
        )
        .sort((one, other) => one.from - other.from),
    );
  fc.assert(
    fc.property(lines, fc.integer({ min: 0, max: 90 }), (line, today) => {
      const amountBefore = (days: number) => priceAt(line, days * day - 1)?.amount;
      const now = priceAt(line, today * day);
      let start = today;
      while (start > 0 && amountBefore(start) === now?.amount) start -= 1;
      let earlier = start;
      while (earlier > 0 && [undefined, now?.amount].includes(amountBefore(earlier))) earlier -= 1;
      expect(previousPrice(line, today * day)).toBe(now && amountBefore(earlier));
      const before = Array.from({ length: 30 }, (_, days) => amountBefore(start - days)).filter(
        (amount) => amount !== undefined,
      );
      const isReduced = now !== undefined && now.amount < now.original;
      expect(lowestBeforeReduction(line, today * day)).toBe(
        isReduced && before.length > 0 ? Math.min(...before) : undefined,
      );
    }),
    { numRuns: 500 },
  );
});

test('the reason is that of the reduction in force; a full price has none', () => {
  const line = [
    full(0),
    { ...reduced(10, 20, 80), reason: 'season' as const },
    { ...full(20, 90), reason: 'outlet' as const },
  ];
  expect([0, 10, 20].map((at) => priceAt(line, at * day)?.reason)).toEqual([undefined, 'season', undefined]);
  expect(priceAt(500, 0)?.reason).toBeUndefined();
});
