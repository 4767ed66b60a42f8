import fc from 'fast-check';
import { expect, test } from 'vitest';
import { growingPause } from './growing-pause.ts';

const day = 86_400_000;

test.each([
  [0, 1],
  [1, 1],
  [2, 2],
  [5, 16],
  [11, 1024],
  [12, 1440],
  [2000, 1440],
])('after %i tries in vain it is tried again in %i minutes, a day at the most', (tries, minutes) => {
  expect(growingPause(tries, day)).toBe(minutes * 60_000);
});

test('tries come later and later, and never rest longer than the most', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 500 }), fc.integer({ min: 60_000, max: day }), (tries, most) => {
      const pause = growingPause(tries, most);
      expect(pause).toBeGreaterThanOrEqual(60_000);
      expect(pause).toBeLessThanOrEqual(most);
      expect(growingPause(tries + 1, most)).toBeGreaterThanOrEqual(pause);
    }),
  );
});
