import { expect, test } from 'vitest';
import type { Market } from '../markets/market.ts';
import { markets } from '../markets/markets.ts';
import { homePostalCode, tidyHomePostalCode } from './home-postal-code.ts';

const marketOf = (locale: string) => markets.find((one) => one.locale === locale) as Market;

test.each([
  ['en-us', '04101', true],
  ['en-us', '04101-1234', true],
  ['en-us', '4101', false],
  ['en-us', 'none', false],
  ['en-ca', 'H2X 1Y4', true],
  ['en-ca', 'h2x1y4', true],
  ['en-ca', '04101', false],
  ['en-gb', 'EH6 6QQ', true],
  ['en-gb', '20457', false],
  ['de-de', '20457', true],
  // Germany's market ships to Austria.
  ['de-de', '1010', true],
  ['de-de', '204571', false],
  ['it-it', '', true],
])('in %s the postal code "%s" is good: %s', (locale, value, good) => {
  const verdict = homePostalCode(value, marketOf(locale));
  expect(verdict === undefined).toBe(good);
  if (!good) expect(verdict?.key).toBe('validation.regex');
});

test('a problem names the form that the country of the market has', () => {
  expect(homePostalCode('x', marketOf('de-de'))?.args).toEqual({ pattern: '12345' });
  expect(homePostalCode('x', marketOf('en-ca'))?.args).toEqual({ pattern: 'A1A 1A1' });
});

test('a postal code is kept as its country writes it', () => {
  expect(tidyHomePostalCode(' h2x1y4 ', marketOf('en-ca'))).toBe('H2X 1Y4');
  expect(tidyHomePostalCode('eh66qq', marketOf('en-gb'))).toBe('EH6 6QQ');
  expect(tidyHomePostalCode(' 20457', marketOf('de-de'))).toBe('20457');
});
