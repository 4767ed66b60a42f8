import { expect, test } from 'vitest';
import { pauseAfterTry, verdictOf } from './retries.ts';

test('pauses grow from a minute to a day, and after ten tries over about three days there is no other', () => {
  const pauses = Array.from({ length: 10 }, (_, at) => pauseAfterTry(at + 1));
  expect(pauses.slice(0, 4)).toEqual([60, 300, 1800, 7200]);
  const waited = pauses.slice(0, -1) as readonly number[];
  expect(waited).toEqual(waited.toSorted((one, other) => one - other));
  expect(waited.reduce((sum, one) => sum + one, 0) / 86_400).toBeCloseTo(3.15, 1);
  expect(pauses.at(-1)).toBeUndefined();
  expect(pauseAfterTry(15)).toBeUndefined();
  expect(pauseAfterTry(0)).toBe(60);
});

test.each([
  [101, 'again'],
  [200, 'delivered'],
  [204, 'delivered'],
  [299, 'delivered'],
  [300, 'again'],
  [302, 'again'],
  [400, 'again'],
  [404, 'again'],
  [410, 'refused'],
  [429, 'again'],
  [503, 'again'],
  [undefined, 'again'],
] as const)('status %s: %s', (status, verdict) => {
  expect(verdictOf(status)).toBe(verdict);
});
