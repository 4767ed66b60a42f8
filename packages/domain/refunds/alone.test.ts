import { expect, test } from 'vitest';
import { isRefundedAlone } from './alone.ts';

test.each([
  ['up to the limit', 5000, 0, true],
  ['a cent above it', 5001, 0, false],
  ['up to it together', 2000, 3000, true],
  ['above it together', 2000, 3001, false],
])('a refund %s: %i after %i is given alone: %s', (_, amount, before, isAlone) => {
  expect(isRefundedAlone(amount, before, 50)).toBe(isAlone);
});

test('a limit of nothing has everything approved', () => {
  expect(isRefundedAlone(1, 0, 0)).toBe(false);
});
