import fc from 'fast-check';
import { expect, test } from 'vitest';
import { compilePart } from './compile-part.ts';
import { browserParts, languages } from './nouns.ts';
import { numberText } from './number-text.ts';

test('a number within a message is written as its language writes it', () => {
  const numbers = fc
    .oneof(fc.integer({ min: 0, max: 1100 }), fc.integer(), fc.double({ noNaN: true }))
    .filter((one) => !Object.is(one, -0));
  fc.assert(
    fc.property(numbers, fc.constantFrom(...languages), (value, language) => {
      expect(numberText(language, value)).toBe(new Intl.NumberFormat(language).format(value));
    }),
  );
});

test.each(browserParts)('the messages of %s write no number by the language data of the browser', (part) => {
  for (const language of languages) expect(compilePart(language, part)).not.toMatch(/\bnumber\(/);
});
