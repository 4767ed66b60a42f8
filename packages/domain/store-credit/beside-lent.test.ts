import fc from 'fast-check';
import { expect, test } from 'vitest';
import { refundShares } from '../payments/refund-shares.ts';
import { leftOf } from '../refunds/left.ts';
import { refundBesideLent } from './beside-lent.ts';
import { creditableLeft } from './creditable.ts';

const giftCard = { key: 'a', method: 'GIFT_CARD', amount: 4000, refunded: 0, uncaptured: 0 };
const card = { key: 'b', method: 'CREDIT_CARD', amount: 8000, refunded: 0, uncaptured: 0 };

test('what is lent is left with the card, whose part of the return it is taken off', () => {
  expect(refundShares([giftCard, card], 4000)).toEqual([{ key: 'b', amount: 4000, released: 0 }]);
  expect(refundBesideLent([giftCard, card], 4000, { lent: 8000 })).toEqual([{ key: 'a', amount: 4000, released: 0 }]);
});

test('where others have too little the card gives the rest, and more than all is refused', () => {
  expect(refundBesideLent([giftCard, card], 5000, { lent: 8000 })).toEqual([
    { key: 'b', amount: 1000, released: 0 },
    { key: 'a', amount: 4000, released: 0 },
  ]);
  expect(refundBesideLent([giftCard, card], 12_001, { lent: 8000 })).toBe('too-much');
});

test('what is held only is released, beside what is lent of what was taken', () => {
  const held = { ...card, uncaptured: 5000 };
  expect(refundBesideLent([held], 2000, { lent: 3000 })).toEqual([{ key: 'b', amount: 2000, released: 2000 }]);
});

test('beside what is lent, nothing is left with a payment that it does not have, or has only been promised', () => {
  const held = { ...card, uncaptured: 5000 };
  expect(refundBesideLent([giftCard, held], 8000, { lent: 4000 })).toEqual([
    { key: 'b', amount: 5000, released: 5000 },
    { key: 'a', amount: 3000, released: 0 },
  ]);
  const nearlyEmpty = { ...card, key: 'c', refunded: 7000 };
  expect(refundBesideLent([card, nearlyEmpty], 3000, { lent: 5000 })).toEqual([
    { key: 'b', amount: 3000, released: 0 },
  ]);
});

test('what was never sent is released first', () => {
  const held = { ...card, uncaptured: 5000 };
  expect(refundBesideLent([held], 2000, { lent: 0, first: 'held' })).toEqual([
    { key: 'b', amount: 2000, released: 2000 },
  ]);
  expect(refundBesideLent([held], 2000, { lent: 0 })).toEqual([{ key: 'b', amount: 2000, released: 0 }]);
});

test('nothing is made or lost, and as much as possible of what is lent is left', () => {
  const paid = fc.record({
    ...{ key: fc.uuid(), method: fc.constantFrom('GIFT_CARD', 'CREDIT_CARD', 'PAYPAL'), uncaptured: fc.constant(0) },
    ...{ amount: fc.integer({ min: 1, max: 9000 }), refunded: fc.constant(0) },
  });
  fc.assert(
    fc.property(fc.array(paid, { minLength: 1, maxLength: 4 }), fc.nat(1000), fc.nat(1000), (payments, one, other) => {
      const left = leftOf(payments);
      const amount = Math.max(1, Math.floor((left * one) / 1000));
      const lent = Math.floor((creditableLeft(payments) * other) / 1000);
      const shares = refundBesideLent(payments, amount, { lent });
      if (typeof shares === 'string') throw new Error(shares);
      expect(shares.reduce((sum, share) => sum + share.amount, 0)).toBe(amount);
      const after = payments.map((payment) => ({
        ...payment,
        refunded: shares.find(({ key }) => key === payment.key)?.amount ?? 0,
      }));
      for (const payment of after) expect(payment.refunded).toBeLessThanOrEqual(payment.amount);
      expect(creditableLeft(after)).toBeGreaterThanOrEqual(Math.min(lent, left - amount));
    }),
  );
});
