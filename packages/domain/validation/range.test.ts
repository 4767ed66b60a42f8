import fc from 'fast-check';
import { expect, test } from 'vitest';
import { exactLength } from './length.ts';
import { max, min } from './range.ts';

test('a number is not less than n, with a point or a comma', () => {
  expect(min('9.99', { n: 10 })).toEqual({ key: 'validation.min', args: { n: 10 } });
  expect(min('9,99', { n: 10 })).toEqual({ key: 'validation.min', args: { n: 10 } });
  expect(min(' 10 ', { n: 10 })).toBeUndefined();
  expect(min('ten', { n: 10 })).toBeDefined();
  expect(min('', { n: 10 })).toBeUndefined();
});

test('a number is not more than n', () => {
  expect(max('500.01', { n: 500 })).toEqual({ key: 'validation.max', args: { n: 500 } });
  expect(max('500', { n: 500 })).toBeUndefined();
  expect(max('', { n: 500 })).toBeUndefined();
});

test('what is within both limits is a number between them', () => {
  fc.assert(
    fc.property(fc.string(), (text) => {
      if (text.trim() === '' || min(text, { n: 1 }) || max(text, { n: 9 })) return;
      const value = Number(text.trim().replace(',', '.'));
      expect(value >= 1 && value <= 9).toBe(true);
    }),
  );
});

test('a text has exactly n characters', () => {
  expect(exactLength('1234', { n: 5 })).toEqual({ key: 'validation.exactLength', args: { n: 5 } });
  expect(exactLength(' 12345 ', { n: 5 })).toBeUndefined();
  expect(exactLength('', { n: 5 })).toBeUndefined();
});
