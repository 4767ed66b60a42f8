import { expect, test } from 'vitest';
import { postalBeginnings, postalCountries } from './postal-code.ts';

test.each([
  ['04101', 'US', '04101'],
  ['Portland, ME 04101', 'US', '04101'],
  ['04101-1234', 'US', '04101'],
  ['041', 'US', '041'],
  ['B3J 1A1', 'CA', 'B3J'],
  ['b3j1a1', 'CA', 'B3J'],
  ['b3j', 'CA', 'B3J'],
  ['Halifax B3J 1A1', 'CA', 'B3J'],
  ['TR11 3AA', 'GB', 'TR11'],
  ['tr113aa', 'GB', 'TR11'],
  ['E1W 1AA', 'GB', 'E1W'],
  ['London, E1W', 'GB', 'E1W'],
  ['SW1A 1AA London', 'GB', 'SW1A'],
  ['29200 Brest', 'FR', '29200'],
  ['29', 'FR', '29'],
  ['D-20457 Hamburg', 'DE', '20457'],
  ['1010', 'AT', '1010'],
  ['A-1010 Wien', 'AT', '1010'],
  ['L-1234', 'LU', '1234'],
  ['Hamburg', 'DE', undefined],
  ['2045', 'DE', undefined],
  ['B3J 1A1', 'GB', undefined],
  ['12', 'ZZ', undefined],
])('%s holds the code %s of %s', (text, country, code) => {
  expect(postalBeginnings(text, country)[0]).toBe(code);
});

test('a code is looked up whole first, then by ever fewer signs', () => {
  expect(postalBeginnings('04101', 'US')).toEqual(['04101', '0410', '041', '04', '0']);
  expect(postalBeginnings('BS1 4TB', 'GB')).toEqual(['BS1', 'BS']);
});

test('the home country is asked first, others when their codes fit', () => {
  expect(postalCountries('10115', 'FR')).toEqual(['FR', 'US', 'DE', 'IT']);
  expect(postalCountries('1010', 'DE')).toEqual(['AT', 'BE', 'LU']);
  expect(postalCountries('E1W 1AA', 'US')).toEqual(['GB']);
  expect(postalCountries('Brest', 'FR')).toEqual([]);
});
