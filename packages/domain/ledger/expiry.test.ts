import { expect, test } from 'vitest';
import { expiring } from './expiry.ts';

test.each([
  [5000, 0, 5000],
  [5000, 2000, 3000],
  [2000, 2000, 0],
  [500, 2000, 0],
])('of a balance of %i, of which %i came back after its end, %i expires', (balance, cameBack, expires) => {
  expect(expiring(balance, cameBack)).toBe(expires);
});
