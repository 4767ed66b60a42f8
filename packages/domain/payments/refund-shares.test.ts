import { expect, test } from 'vitest';
import { refundShares } from './refund-shares.ts';

const payments = [
  { key: 'a', amount: 3000, refunded: 0 },
  { key: 'b', amount: 2000, refunded: 500 },
];

test('a refund is taken from the last payment first', () => {
  expect(refundShares(payments, 1000)).toEqual([{ key: 'b', amount: 1000 }]);
  expect(refundShares(payments, 2000)).toEqual([
    { key: 'b', amount: 1500 },
    { key: 'a', amount: 500 },
  ]);
});

test('without an amount everything that is left is given back, and never more', () => {
  expect(refundShares(payments, undefined)).toEqual([
    { key: 'b', amount: 1500 },
    { key: 'a', amount: 3000 },
  ]);
  expect(refundShares(payments, 4501)).toBe('too-much');
  expect(refundShares([], undefined)).toBe('nothing');
  expect(refundShares(payments, 0)).toBe('nothing');
});
