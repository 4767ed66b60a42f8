import fc from 'fast-check';
import pg from 'pg';
import { expect, test } from 'vitest';
import { readTextArray, textArrayType, writeTextArray } from './text-array.ts';

/** As PostgreSQL writes an array: texts that could be misread are in quotes. */
function written(texts: readonly (string | null)[]): string {
  const parts = texts.map((text) => {
    if (text === null) return 'NULL';
    const isPlain = text !== '' && text.toUpperCase() !== 'NULL' && !/[\s{}",\\]/.test(text);
    return isPlain ? text : `"${text.replace(/["\\]/g, '\\$&')}"`;
  });
  return `{${parts.join(',')}}`;
}

const sign = fc.constantFrom('a', 'Z', '7', '-', ',', '"', '\\', '{', '}', '[', ' ', '\n', 'é', '鞋');
const text = fc.oneof(fc.string({ unit: sign, maxLength: 4 }), fc.constantFrom('NULL', 'null', '5000003990303'));

test('an array of texts is read as it was written, whatever is in them', () => {
  fc.assert(
    fc.property(fc.array(fc.option(text, { freq: 9 }), { maxLength: 5 }), (texts) => {
      expect(readTextArray(written(texts))).toEqual(texts);
    }),
    { numRuns: 2000 },
  );
});

test('an array is written as PostgreSQL does, unless the driver has to', () => {
  fc.assert(
    fc.property(fc.array(text, { maxLength: 5 }), (texts) => {
      expect([written(texts), texts]).toContainEqual(writeTextArray(texts));
    }),
  );
  expect(writeTextArray(['5000003990303', 'S-1'])).toBe('{5000003990303,S-1}');
});

test('the database is asked for texts with this reading', async () => {
  await import('./database.ts');
  expect(pg.types.getTypeParser(textArrayType)).toBe(readTextArray);
});
