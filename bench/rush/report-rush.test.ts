import { expect, test } from 'vitest';
import { reportRush } from './report-rush.ts';
import type { Rush } from './rush.ts';
import { thresholds } from './thresholds.ts';

type Calls = Rush['calls'];

const figures = { rate: 1, p50: 1, p99: 1, failed: 0, calls: 9 } as const;
const within: Calls = new Map(Object.entries(thresholds).map(([name, most]) => [name, { ...figures, ...most }]));

const rushOf = (more: Partial<Rush> = {}): Rush => ({
  shoppers: 1000,
  seconds: 120,
  calls: within,
  pace: 1,
  errors: new Map(),
  shopCpu: 0.3,
  late: 10,
  ...more,
});

const withCall = (name: string, more: Readonly<Record<string, number>> = {}) =>
  rushOf({ calls: new Map([...within, [name, { ...figures, ...more }]]) });

test('a rush whose calls are within their thresholds does not fail', () => {
  expect(reportRush(rushOf()).failures).toEqual([]);
});

test.each([
  ['p50', withCall('checkout.placeOrder', { p50: 1e6 }), 'checkout.placeOrder: p50'],
  ['p99', withCall('checkout.placeOrder', { p99: 1e6 }), 'checkout.placeOrder: p99'],
  ['a call that was never made', withCall('checkout.placeOrder', { calls: 0 }), 'checkout.placeOrder: never called'],
  ['a call without a threshold', withCall('cart.new'), 'cart.new: has no threshold'],
  ['an error', rushOf({ errors: new Map([['sold out', 2]]) }), '2 times: sold out'],
  ['shoppers that are kept waiting', rushOf({ pace: 0.5 }), 'pace of the shoppers'],
  ['a shop that takes too much', rushOf({ shopCpu: 2 }), 'processor time'],
])('%s fails a rush', (_, rush, failure) => {
  expect(reportRush(rush).failures).toEqual([expect.stringContaining(failure)]);
});
