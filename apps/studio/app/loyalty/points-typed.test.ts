import { expect, test } from 'vitest';
import { pointsTyped } from './points-typed.ts';

test.each([
  ['250', 250],
  [' +250 ', 250],
  ['-40', -40],
  ['−40', -40],
  ['12.5', 0],
  ['', 0],
  ['lots', 0],
  ['12345678', 0],
])('%j is %i points', (typed, points) => {
  expect(pointsTyped(typed)).toBe(points);
});
