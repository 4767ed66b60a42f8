import fc from 'fast-check';
import { expect, test } from 'vitest';
import { newestLetters } from './newest-letters.ts';

const letters = (...texts: readonly string[]) => texts.map((text, id) => ({ id, text }));

test('of many letters the newest are kept in their order, and of a long one its beginning', () => {
  const many = letters(...Array.from({ length: 60 }, (_, index) => `Letter ${index}`));
  expect(newestLetters(many)).toEqual(many.slice(-30));
  const [only] = newestLetters(letters('word '.repeat(4000)));
  expect(only?.text).toMatch(/^word word .* \[…\]$/su);
  expect(only?.text.length).toBeLessThan(3100);
});

test('a letter of many lines ends with what has room, and letters end with the oldest that has', () => {
  const line = 'x'.repeat(90);
  const [only] = newestLetters(letters(Array(60).fill(line).join('\n')));
  expect(only?.text).toBe(`${Array(16).fill(line).join('\n')} […]`);
  const large = letters(...Array<string>(9).fill('x'.repeat(2900)));
  expect(newestLetters(large)).toEqual(large.slice(-4));
});

test('whatever is written has room on a few pages, and the newest letter is always there', () => {
  const text = fc.oneof(
    fc.string({ maxLength: 5000 }),
    fc.array(fc.constant('x\n'), { maxLength: 5000 }).map((all) => all.join('')),
  );
  fc.assert(
    fc.property(fc.array(text, { minLength: 1, maxLength: 60 }), (texts) => {
      const kept = newestLetters(letters(...texts));
      expect(kept.at(-1)?.id).toBe(texts.length - 1);
      const lines = kept.flatMap((one) => one.text.split('\n').map(({ length }) => Math.ceil((length + 1) / 90)));
      expect(lines.reduce((sum, one) => sum + one, 0)).toBeLessThan(150);
    }),
  );
});
