import { exchangeMethodId } from '@eyelet/contracts/cart/instrument.ts';
import { expect, test } from 'vitest';
import { valueMethods } from '../payments/value-methods.ts';
import { creditableLeft, isCreditable } from './creditable.ts';

test('money can become store credit; value and what an exchange carries go back to where they came from', () => {
  expect(['CREDIT_CARD', 'PAYPAL', 'APPLE_PAY'].filter(isCreditable)).toHaveLength(3);
  expect([...valueMethods, exchangeMethodId].filter(isCreditable)).toEqual([]);
});

test('what is left of money could become store credit', () => {
  const payments = [
    { method: 'CREDIT_CARD', amount: 5000, refunded: 1200 },
    { method: 'GIFT_CARD', amount: 2000, refunded: 0 },
    { method: 'CREDIT_CARD', amount: 700, refunded: 700 },
  ];
  expect(creditableLeft(payments)).toBe(3800);
  expect(creditableLeft([])).toBe(0);
});
