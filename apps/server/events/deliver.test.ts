import { expect, test } from 'vitest';
import { pauseAfter } from './deliver.ts';

test('failures are retried after ten seconds, then twice as long each time, at most an hour', () => {
  expect([1, 2, 3, 4].map(pauseAfter)).toEqual([10_000, 20_000, 40_000, 80_000]);
  expect(pauseAfter(0)).toBe(10_000);
  expect(pauseAfter(50)).toBe(3_600_000);
});
