import fc from 'fast-check';
import { expect, test } from 'vitest';
import { atMost, leftOf } from './left.ts';

test('what has not gone back of several payments is left', () => {
  const payments = [
    { amount: 1000, refunded: 1000 },
    { amount: 5000, refunded: 1200 },
  ];
  expect(leftOf(payments)).toBe(3800);
  expect(leftOf([])).toBe(0);
});

test('amounts within the most stay as they are', () => {
  expect(atMost([3, 4], 7)).toEqual([3, 4]);
  expect(atMost([], 0)).toEqual([]);
});

test('amounts above the most are lowered to it, none of them below nothing or above what it was', () => {
  const amounts = fc.array(fc.nat(100_000), { minLength: 1, maxLength: 8 });
  fc.assert(
    fc.property(amounts, fc.nat(200_000), (all, most) => {
      const total = all.reduce((sum, one) => sum + one, 0);
      const lowered = atMost(all, most);
      expect(lowered.reduce((sum, one) => sum + one, 0)).toBe(Math.min(total, most));
      for (const [index, one] of lowered.entries()) {
        expect(one).toBeGreaterThanOrEqual(0);
        expect(one).toBeLessThanOrEqual(all[index] ?? 0);
      }
    }),
  );
  expect(atMost([5, 5], -3)).toEqual([0, 0]);
});
