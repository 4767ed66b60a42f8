import { expect, test } from 'vitest';
import { pauseBeforeGivingBack } from './giving-back.ts';

test.each([
  [1, 1],
  [2, 2],
  [5, 16],
  [11, 1024],
  [12, 1440],
  [2000, 1440],
])('after %i tries in vain it is tried again in %i minutes', (tries, minutes) => {
  expect(pauseBeforeGivingBack(tries)).toBe(minutes * 60_000);
});
