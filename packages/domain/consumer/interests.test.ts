import fc from 'fast-check';
import { expect, test } from 'vitest';
import { areInterests, interests, joinInterests, splitInterests } from './interests.ts';

test('interests are one text, joined with a pipe [C3.02, C5.54]', () => {
  expect(joinInterests(['running', 'hiking', 'city'])).toBe('running|hiking|city');
  expect(splitInterests('running|hiking')).toEqual(['running', 'hiking']);
});

test('each interest is kept once, and blanks are none', () => {
  expect(joinInterests(['kids', ' ', 'kids', ' city '])).toBe('kids|city');
  expect(splitInterests('')).toEqual([]);
});

test('what was chosen comes back from the joined text', () => {
  fc.assert(
    fc.property(fc.subarray([...interests]), (chosen) => {
      expect(splitInterests(joinInterests(chosen))).toEqual(chosen);
    }),
  );
});

test('only what can be chosen is an interest', () => {
  expect(areInterests('running|kids')).toBe(true);
  expect(areInterests('')).toBe(true);
  expect(areInterests('running|<b>shopping</b>')).toBe(false);
});
