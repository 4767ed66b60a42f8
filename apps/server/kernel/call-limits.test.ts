import pg from 'pg';
import { expect, test } from 'vitest';
import { createCallLimits } from './call-limits.ts';

const at = (seconds: number) => new Date(Date.UTC(2030, 0, 1, 12, 0, seconds));
/** Nothing connects to it before a shared count. */
const newLimits = () => createCallLimits(new pg.Pool({ host: '127.0.0.1', port: 1 }), 'secret');

test('calls are limited by the minute, call by call and visitor by visitor', () => {
  const limits = newLimits();
  const wait = (call: string, address: string, seconds: number) => limits.wait(call, address, 2, at(seconds));
  expect([wait('lookUp', '192.0.2.7', 0), wait('lookUp', '192.0.2.7', 1)]).toEqual([undefined, undefined]);
  expect(wait('lookUp', '192.0.2.7', 2)).toBe(58);
  expect(wait('lookUp', '192.0.2.7', 59.5)).toBe(1);
  expect(wait('signIn', '192.0.2.7', 2)).toBeUndefined();
  expect(wait('lookUp', '192.0.2.8', 2)).toBeUndefined();
  expect(wait('lookUp', '192.0.2.7', 60)).toBeUndefined();
});

test('the addresses of one IPv6 network are one visitor', () => {
  const limits = newLimits();
  const wait = (address: string) => limits.wait('lookUp', address, 1, at(0));
  expect([wait('2001:db8:1:2::1'), wait('2001:db8:1:2::2'), wait('2001:db8:1:3::1')]).toEqual([
    undefined,
    60,
    undefined,
  ]);
});

test('without a database a shared limit holds in the process', async () => {
  const limits = newLimits();
  const wait = () => limits.waitShared('signIn', '192.0.2.7', 2);
  expect([await wait(), await wait()]).toEqual([undefined, undefined]);
  expect(await wait()).toBeGreaterThan(0);
});
