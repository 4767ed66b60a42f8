import { contentKeyPattern } from '@eyelet/contracts/content/key.ts';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { keyOf } from './key-of.ts';

test.each([
  ['Spring at the sea', 'spring-at-the-sea'],
  ['Für große Füße', 'fur-grosse-fusse'],
  ['  L’été – 2027!', 'l-ete-2027'],
  ['---', ''],
])('%s is %s in addresses', (name, key) => {
  expect(keyOf(name)).toBe(key);
});

test('what is left of a name is a key, and stays as it is', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 120 }), (name) => {
      const key = keyOf(name);
      expect(key === '' || new RegExp(contentKeyPattern).test(key)).toBe(true);
      expect(keyOf(key)).toBe(key);
    }),
  );
});
