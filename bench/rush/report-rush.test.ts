import { expect, test } from 'vitest';
import { reportRush } from './report-rush.ts';
import type { Rush } from './rush.ts';
import { thresholds } from './thresholds.ts';

const within = Object.entries(thresholds).map(
  ([name, { p50, p99 }]) => [name, { rate: 1, p50, p99, failed: 0, calls: 9 }] as const,
);

const rushOf = (more: Partial<Rush> = {}): Rush => ({
  shoppers: 1000,
  seconds: 120,
  calls: new Map(within),
  pace: 1,
  errors: new Map(),
  shopCpu: 0.3,
  late: 10,
  ...more,
});

const withPlacing = (figures: Partial<(typeof within)[number][1]>) =>
  rushOf({
    calls: new Map([
      ...within,
      ['checkout.placeOrder', { rate: 1, p50: 1, p99: 1, failed: 0, calls: 9, ...figures }] as const,
    ]),
  });

test('a rush whose calls are within their thresholds does not fail', () => {
  expect(reportRush(rushOf()).failures).toEqual([]);
});

test.each([
  ['p50', withPlacing({ p50: 1e6 }), 'checkout.placeOrder: p50'],
  ['p99', withPlacing({ p99: 1e6 }), 'checkout.placeOrder: p99'],
  ['a call that was never made', withPlacing({ calls: 0 }), 'checkout.placeOrder: never called'],
  [
    'a call without a threshold',
    rushOf({ calls: new Map([...within, ['cart.new', { rate: 1, p50: 1, p99: 1, failed: 0, calls: 1 }] as const]) }),
    'cart.new: has no threshold',
  ],
  ['an error', rushOf({ errors: new Map([['sold out', 2]]) }), '2 times: sold out'],
  ['shoppers that are kept waiting', rushOf({ pace: 0.5 }), 'pace of the shoppers'],
  ['a shop that takes too much', rushOf({ shopCpu: 2 }), 'processor time'],
])('%s fails a rush', (_, rush, failure) => {
  expect(reportRush(rush).failures).toEqual([expect.stringContaining(failure)]);
});
