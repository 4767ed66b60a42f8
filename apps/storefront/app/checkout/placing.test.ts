import type { Order } from '@eyelet/contracts/orders/order.ts';
import { expect, test } from 'vitest';
import { challengeOf, idle, nextPlacing } from './placing.ts';

const challenge = { url: '/c', transactionId: 'T', expiresAt: '2030-01-01T00:00:00Z' };
const flash = { type: 'PaymentNotAuthorized' as const, message: '', details: { itemId: null, maxAllowedQty: null } };
const paid = { orderNumber: 'N', flash: [], challenge: null } as unknown as Order;
const challenged = { ...paid, flash: [flash], challenge } as Order;

test('placing is set while the call runs, and a second press changes nothing [C4.05]', () => {
  const begun = nextPlacing(idle, { kind: 'begun' });
  expect(begun.placing).toBe(true);
  expect(nextPlacing(begun, { kind: 'begun' })).toBe(begun);
  expect(nextPlacing(begun, { kind: 'refused' })).toEqual(idle);
});

test('finalized is set when the order is done, and stays [C4.06]', () => {
  const done = nextPlacing(nextPlacing(idle, { kind: 'begun' }), { kind: 'answered', order: paid });
  expect(done).toMatchObject({ finalized: true, placing: false });
  expect(nextPlacing(done, { kind: 'begun' })).toBe(done);
});

test('the flash PaymentNotAuthorized starts the challenge [C4.07, C8.155]', () => {
  expect(challengeOf(paid)).toBeNull();
  expect(nextPlacing(idle, { kind: 'answered', order: challenged })).toMatchObject({ kind: 'challenged', challenge });
});
