import { expect, test } from 'vitest';
import { createGuard, createPageCalls } from './guard.ts';

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

test('what pages call for a visitor is limited by the minute, call by call', () => {
  const calls = createPageCalls();
  const at = (seconds: number) => new Date(Date.UTC(2026, 10, 21, 12, 0, seconds));
  const over = (call: string, seconds: number) => calls.isOver(call, '192.0.2.7', 2, at(seconds));
  expect([over('lookUp', 0), over('lookUp', 1), over('lookUp', 2)]).toEqual([false, false, true]);
  expect(over('signIn', 2)).toBe(false);
  expect(over('lookUp', 61)).toBe(false);
});
