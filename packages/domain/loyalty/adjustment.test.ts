import { expect, test } from 'vitest';
import { adjustedTogetherSince, isAdjustedAlone } from './adjustment.ts';

test.each([
  ['up to the limit', 500, 0, true],
  ['above it', 501, 0, false],
  ['below it downwards', -501, 0, false],
  ['up to it together', 200, 300, true],
  ['above it together', 201, 300, false],
  ['above it together downwards', -201, -300, false],
  ['that takes back a mistake', -500, 500, true],
  ['that is above it alone, after one that took', 900, -500, false],
])('an adjustment %s: %i after %i is made alone: %s', (_, points, before, isAlone) => {
  expect(isAdjustedAlone(points, before, 500)).toBe(isAlone);
});

test('a day is what counts together', () => {
  expect(adjustedTogetherSince(new Date('2026-03-02T10:00:00Z'))).toEqual(new Date('2026-03-01T10:00:00Z'));
});
