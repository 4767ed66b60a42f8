import { expect, test } from 'vitest';
import { limitOf, typedLimit } from './typed-limit.ts';

test.each([
  ['', null],
  ['  ', null],
  ['1500', 1500],
  ['12,5', 12.5],
  ['lots', -1],
  ['-5', -1],
])('%j is the limit %s', (typed, limit) => {
  expect(limitOf(typed)).toBe(limit);
});

test('no limit is an empty field', () => {
  expect(typedLimit(null)).toBe('');
  expect(typedLimit({ yearly: 12.5 })).toBe('12.5');
});
