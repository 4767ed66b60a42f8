import { stringify } from 'csv-stringify/sync';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { csvRows } from './csv-rows.ts';

test.each([
  [
    'a,b\nc,d',
    [
      ['a', 'b'],
      ['c', 'd'],
    ],
  ],
  [
    '\uFEFFa,b\r\nc,d\r\n',
    [
      ['a', 'b'],
      ['c', 'd'],
    ],
  ],
  ['"a, b","say ""so""",', [['a, b', 'say "so"', '']]],
  ['"two\nlines",x\n\n', [['two\nlines', 'x']]],
  ['', []],
  ['a,"b', []],
] as const)('%j', (text, rows) => {
  expect(csvRows(text)).toEqual(rows);
});

test('what a program has written is read as it was', () => {
  const cell = fc.stringMatching(/^[a-z,"\n é.-]{1,8}$/);
  const rows = fc.array(fc.array(cell, { minLength: 2, maxLength: 4 }), { minLength: 1, maxLength: 4 });
  fc.assert(
    fc.property(rows, (written) => {
      expect(csvRows(stringify(written))).toEqual(written);
    }),
  );
});
