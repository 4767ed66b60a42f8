import { expect, test } from 'vitest';
import { refundShares } from './refund-shares.ts';

const payments = [
  { key: 'a', amount: 3000, refunded: 0 },
  { key: 'b', amount: 2000, refunded: 500 },
];

test('a refund is taken from the last payment first', () => {
  expect(refundShares(payments, 1000)).toEqual([{ key: 'b', amount: 1000, released: 0 }]);
  expect(refundShares(payments, 2000)).toEqual([
    { key: 'b', amount: 1500, released: 0 },
    { key: 'a', amount: 500, released: 0 },
  ]);
});

test('without an amount everything that is left is given back, and never more', () => {
  expect(refundShares(payments, undefined)).toEqual([
    { key: 'b', amount: 1500, released: 0 },
    { key: 'a', amount: 3000, released: 0 },
  ]);
  expect(refundShares(payments, 4501)).toBe('too-much');
  expect(refundShares([], undefined)).toBe('nothing');
  expect(refundShares(payments, 0)).toBe('nothing');
});

test('what was taken of a payment is given back before what is held is released; of goods that are never sent it is the other way round', () => {
  const held = [
    { key: 'value', amount: 3000, refunded: 0 },
    { key: 'card', amount: 7000, refunded: 500, uncaptured: 4500 },
  ];
  expect(refundShares(held, 1500)).toEqual([{ key: 'card', amount: 1500, released: 0 }]);
  expect(refundShares(held, 3000)).toEqual([{ key: 'card', amount: 3000, released: 1000 }]);
  expect(refundShares(held, 1500, { first: 'held' })).toEqual([{ key: 'card', amount: 1500, released: 1500 }]);
  expect(refundShares(held, undefined, { first: 'held' })).toEqual([
    { key: 'card', amount: 6500, released: 4500 },
    { key: 'value', amount: 3000, released: 0 },
  ]);
  // More goes along to an exchange than was captured so far.
  const carried = [{ key: 'card', amount: 7000, refunded: 5000, uncaptured: 4500 }];
  expect(refundShares(carried, 2000)).toEqual([{ key: 'card', amount: 2000, released: 2000 }]);
});
