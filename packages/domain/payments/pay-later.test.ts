import { expect, test } from 'vitest';
import { markets } from '../markets/markets.ts';
import { instalmentsOf, isWithin, payLaterIn } from './pay-later.ts';

test('totals from 35 to 1000 can be paid later, the limits among them [C8.162]', () => {
  const rule = payLaterIn(4);
  expect([3499, 3500, 100_000, 100_001].map((total) => isWithin(rule, total))).toEqual([false, true, true, false]);
});

test('instalments add up to the total, the first one takes what is left', () => {
  expect(instalmentsOf(10_003, payLaterIn(4))).toEqual([2503, 2500, 2500, 2500]);
  expect(instalmentsOf(10_000, payLaterIn(3))).toEqual([3334, 3333, 3333]);
  expect(instalmentsOf(9_999, payLaterIn(3))).toEqual([3333, 3333, 3333]);
});

test('a market offers paying later exactly where it has its rule', () => {
  for (const { locale, paymentMethods, payLater } of markets) {
    expect(paymentMethods.includes('KLARNA'), locale).toBe(payLater !== undefined);
  }
});
