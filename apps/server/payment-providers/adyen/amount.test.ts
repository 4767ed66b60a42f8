import { expect, test } from 'vitest';
import { adyenAmount } from './amount.ts';

test('amounts are minor units of their currency', () => {
  expect(adyenAmount(1990, 'EUR')).toEqual({ value: 1990, currency: 'EUR' });
  expect(adyenAmount(0, 'USD')).toEqual({ value: 0, currency: 'USD' });
  expect(adyenAmount(500_000, 'JPY')).toEqual({ value: 5000, currency: 'JPY' });
  expect(adyenAmount(1990, 'KWD')).toEqual({ value: 19_900, currency: 'KWD' });
});

test('what cannot be paid in a currency is refused rather than rounded', () => {
  for (const [amount, currency] of [
    [1990, 'JPY'],
    [0.5, 'EUR'],
    [-1, 'EUR'],
  ] as const) {
    expect(() => adyenAmount(amount, currency)).toThrow(currency);
  }
});
