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
  ['with an empty one', { orderNumber: 'EY1', email: '' }, true],
  ['without a body', undefined, false],
])('what an email proves an order for is guarded where there is one: a call %s', (_, body, expected) => {
  expect(isGuarded(listCancellable, body)).toBe(expected);
});

test('what could be used to guess accounts is guarded with any body, and nothing else is', () => {
  expect(isGuarded(lookUpConsumer, undefined)).toBe(true);
  expect(isGuarded(readBotChallenge, { email: 'a@example.com' })).toBe(false);
});
