import { expect, test } from 'vitest';
import { rulesOfCountry } from '../addresses/country-rules.ts';
import { markets } from '../markets/markets.ts';
import { countryList, isCountry } from './country-list.ts';
import { countryName } from './country-name.ts';

test('countries have code, name in the language, and dial code', () => {
  const list = countryList('de');
  expect(list.length).toBeGreaterThan(200);
  expect(list.find(({ code }) => code === 'DE')).toEqual({ code: 'DE', name: 'Deutschland', dialCode: '49' });
  expect(new Set(list.map(({ code }) => code)).size).toBe(list.length);
  expect(countryName('FR', 'it')).toBe('Francia');
  expect(countryName('nowhere', 'it')).toBe('nowhere');
});

test('a code is a country exactly when the list has it', () => {
  expect(countryList('en').every(({ code }) => isCountry(code))).toBe(true);
  for (const code of ['', 'ZZ', 'AC', 'us', 'constructor']) expect(isCountry(code), code).toBe(false);
});

test('every country that a market ships to has rules with the right dial code', () => {
  for (const country of markets.flatMap((market) => market.shipsTo)) {
    const rules = rulesOfCountry(country);
    const listed = countryList('en').find((one) => one.code === country);
    expect(rules?.dialCode, country).toBe(listed?.dialCode);
  }
});
