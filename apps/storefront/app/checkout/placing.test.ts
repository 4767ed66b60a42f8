import type { Order } from '@eyelet/contracts/orders/order.ts';
import { expect, test } from 'vitest';
import { challengeOf, nextPlacing } from './placing.ts';

const challenge = { url: '/c', transactionId: 'T', expiresAt: '2030-01-01T00:00:00Z' };
const flash = { type: 'PaymentNotAuthorized' as const, message: '', details: { itemId: null, maxAllowedQty: null } };
const paid = { orderNumber: 'N', flash: [], challenge: null } as unknown as Order;
const challenged = { ...paid, flash: [flash], challenge } as Order;

test('placing is set while the call runs [C4.05]', () => {
  expect(nextPlacing('idle', 'begun')).toBe('placing');
  expect(nextPlacing('placing', 'refused')).toBe('idle');
});

test('finalized is set when the order is done, and stays [C4.06]', () => {
  expect(nextPlacing('placing', 'ordered')).toBe('finalized');
  expect(nextPlacing('finalized', 'begun')).toBe('finalized');
});

test('the flash PaymentNotAuthorized starts the challenge [C4.07, C8.155]', () => {
  expect(challengeOf(paid)).toBeNull();
  expect(challengeOf(challenged)).toEqual(challenge);
  expect(challengeOf({ ...challenged, flash: [] })).toBeNull();
});
