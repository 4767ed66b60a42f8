import { expect, test } from 'vitest';
import { limitOf, typedLimit } from './limits.ts';

test.each([
  ['', null],
  ['  ', null],
  ['0', 0],
  ['15', 15],
  ['12,5', 12.5],
  ['12.25 %', 12.25],
  ['100', 100],
  ['ten', -1],
  ['-1', -1],
  ['1.234', -1],
  ['1e2', -1],
])('%j in the field of a limit is %s', (typed, percent) => {
  expect(limitOf(typed)).toBe(percent);
});

test.each([null, 0, 12.5, 100])('%s is read again as it was written', (percent) => {
  expect(limitOf(typedLimit(percent))).toBe(percent);
});
