import fc from 'fast-check';
import { expect, test } from 'vitest';
import { mostOff, unitOff } from './adjustment.ts';
import { adjustmentProblem, keptValue } from './check.ts';

const reason = 'Scuffed sole';

test.each([
  ['percentage', 30, undefined],
  ['percentage', 12.5, undefined],
  ['percentage', 31, { field: 'value', why: 'too-much', most: 3000 }],
  ['percentage', 30.01, { field: 'value', why: 'too-much', most: 3000 }],
  ['percentage', 0, { field: 'value', why: 'not-positive' }],
  ['percentage', -5, { field: 'value', why: 'not-positive' }],
  ['percentage', 10.005, { field: 'value', why: 'too-fine' }],
  ['percentage', Number.NaN, { field: 'value', why: 'too-fine' }],
  ['percentage', Number.POSITIVE_INFINITY, { field: 'value', why: 'too-fine' }],
  ['amount', 29.99, undefined],
  ['amount', 30, { field: 'value', why: 'too-much', most: 2999 }],
  ['amount', 0, { field: 'value', why: 'not-positive' }],
  ['fixed price', 0, undefined],
  ['fixed price', 99.98, undefined],
  ['fixed price', 99.99, { field: 'value', why: 'not-less' }],
  ['fixed price', 120, { field: 'value', why: 'not-less' }],
  ['fixed price', -0.01, { field: 'value', why: 'not-positive' }],
] as const)('on a unit of 99.99, %s %s is judged: %j [C7.62]', (type, value, problem) => {
  expect(adjustmentProblem({ type, value, reason }, 9999)).toEqual(problem);
});

test('every adjustment needs a reason [C7.62]', () => {
  for (const none of ['', '  ', '\n']) {
    const asked = { type: 'percentage', value: 10, reason: none } as const;
    expect(adjustmentProblem(asked, 9999)).toEqual({ field: 'reason', why: 'missing' });
  }
});

test('all lines together are adjusted by a percentage only', () => {
  expect(adjustmentProblem({ type: 'percentage', value: 10, reason }, null)).toBeUndefined();
  expect(adjustmentProblem({ type: 'percentage', value: 31, reason }, null)).toMatchObject({ why: 'too-much' });
  for (const type of ['amount', 'fixed price'] as const) {
    expect(adjustmentProblem({ type, value: 1, reason }, null)).toEqual({ field: 'type', why: 'only-percentage' });
  }
});

const price = fc.integer({ min: 1, max: 1_000_000 });
const value = fc.integer({ min: -10_000, max: 1_200_000 }).map((hundredths) => hundredths / 100);

test('what is allowed takes off what was asked for, never more than 30 percent, and never all below 0 [C7.62]', () => {
  fc.assert(
    fc.property(price, value, fc.constantFrom('amount', 'percentage', 'fixed price'), (unit, asked, type) => {
      const problem = adjustmentProblem({ type, value: asked, reason }, unit);
      const off = unitOff(unit, { type, value: keptValue(asked) ?? 0 });
      expect(off).toBeGreaterThanOrEqual(0);
      expect(off).toBeLessThanOrEqual(unit);
      if (type !== 'fixed price') expect(off * 10).toBeLessThanOrEqual(unit * 3);
      if (problem) return;
      if (type === 'amount') expect(off).toBe(keptValue(asked));
      else if (type === 'fixed price') expect(unit - off).toBe(keptValue(asked));
      else expect(off).toBe(Math.floor((unit * (keptValue(asked) ?? 0)) / 10_000));
    }),
    { numRuns: 1000 },
  );
});

test('when the price falls, an adjustment takes off no more than is allowed then, and never raises a price', () => {
  fc.assert(
    fc.property(price, price, (before, now) => {
      const value = mostOff(before);
      expect(unitOff(now, { type: 'amount', value }) * 10).toBeLessThanOrEqual(now * 3);
      expect(unitOff(now, { type: 'fixed price', value: before })).toBe(Math.max(0, now - before));
    }),
  );
});
