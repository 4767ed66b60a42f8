import { readBotChallenge } from '@eyelet/contracts/bot-check/read-challenge.ts';
import { lookUpConsumer } from '@eyelet/contracts/consumer/look-up.ts';
import { listCancellable } from '@eyelet/contracts/orders/list-cancellable.ts';
import { expect, test } from 'vitest';
import { createGuard, isGuarded } from './guard.ts';

const at = (minutes: number) => new Date(Date.UTC(2030, 0, 1, 0, minutes));

test('an address that calls too often is suspicious until its ten minutes have passed', () => {
  const guard = createGuard(2);
  const tries = Array.from({ length: 3 }, () => guard.isSuspicious('192.0.2.1', at(0)));
  expect(tries).toEqual([false, false, true]);
  expect(guard.isSuspicious('192.0.2.2', at(0))).toBe(false);
  expect(guard.isSuspicious('192.0.2.1', at(10))).toBe(false);
});

test('the addresses of one IPv6 network are one visitor', () => {
  const guard = createGuard(2);
  const tries = ['2001:db8:1:2::1', '2001:db8:1:2::2', '2001:db8:1:2:3::1'].map((one) =>
    guard.isSuspicious(one, at(0)),
  );
  expect(tries).toEqual([false, false, true]);
  expect(guard.isSuspicious('2001:db8:1:3::1', at(0))).toBe(false);
});

test.each([
  ['without an email', { orderNumber: 'EY1' }, false],
  ['with one', { orderNumber: 'EY1', email: 'a@example.com' }, true],
  ['without a body', undefined, false],
])('what proves an order by email is guarded: a call %s', (_, body, expected) => {
  expect(isGuarded(listCancellable, body)).toBe(expected);
  expect(isGuarded(lookUpConsumer, body)).toBe(true);
  expect(isGuarded(readBotChallenge, body)).toBe(false);
});
