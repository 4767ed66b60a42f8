import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isStoredDate, toDisplayDate, toStoredDate } from './stored-date.ts';

test.each([
  ['1990-12-31', true],
  ['2024-02-29', true],
  ['2000-02-29', true],
  ['0050-06-30', true],
  ['2023-02-29', false],
  ['1900-02-29', false],
  ['2023-04-31', false],
  ['2023-00-10', false],
  ['2023-13-10', false],
  ['2023-01-00', false],
  ['2023-01-32', false],
  ['2023-1-01', false],
  ['2023-01-1', false],
  ['23-01-01', false],
  ['12023-01-01', false],
  ['2023-01-011', false],
  ['2023-01-01T00:00:00Z', false],
  ['2023/01/01', false],
  ['yyyy-01-01', false],
  ['2023-mm-01', false],
  ['2023-01-dd', false],
  ['', false],
])('whether %s is a day as it is stored: %s', (value, expected) => {
  expect(isStoredDate(value)).toBe(expected);
});

test.each([
  ['12/31/1990', 'MM/DD/YYYY', '1990-12-31'],
  ['31/12/1990', 'DD/MM/YYYY', '1990-12-31'],
  [' 12/31/1990 ', 'MM/DD/YYYY', '1990-12-31'],
  ['31/12/1990', 'MM/DD/YYYY', undefined],
  ['12/31/1990', 'DD/MM/YYYY', undefined],
  ['1/2/1990', 'MM/DD/YYYY', undefined],
  ['112/31/1990', 'MM/DD/YYYY', undefined],
  ['12/31/19901', 'MM/DD/YYYY', undefined],
  ['12/31/90', 'MM/DD/YYYY', undefined],
  ['', 'MM/DD/YYYY', undefined],
] as const)('%s typed as %s is stored as %s', (typed, format, stored) => {
  expect(toStoredDate(typed, format)).toBe(stored);
});

test('every day there is comes back as it was typed, in each format', () => {
  const days = fc.date({ min: new Date('0100-01-01'), max: new Date('9999-12-31'), noInvalidDate: true });
  fc.assert(
    fc.property(days, fc.constantFrom('MM/DD/YYYY' as const, 'DD/MM/YYYY' as const), (date, format) => {
      const stored = date.toISOString().slice(0, 10);
      expect(isStoredDate(stored)).toBe(true);
      expect(toStoredDate(toDisplayDate(stored, format), format)).toBe(stored);
    }),
  );
});
