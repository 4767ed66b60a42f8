import { expect, test } from 'vitest';
import { createGuard } from './guard.ts';

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
