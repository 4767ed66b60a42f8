import { expect, test } from 'vitest';
import { dialCodesFrom } from './dial-codes.ts';
import { bestMarket, marketByHeader, marketByLocale, markets } from './markets.ts';

test('seven markets: three of NORA and four of EMEA, each with its language and currency [C1.02]', () => {
  expect(markets.map(({ locale, region, language, currency }) => [locale, region, language, currency])).toEqual([
    ['en-us', 'NORA', 'en', 'USD'],
    ['fr-fr', 'EMEA', 'fr', 'EUR'],
    ['de-de', 'EMEA', 'de', 'EUR'],
    ['it-it', 'EMEA', 'it', 'EUR'],
    ['en-gb', 'EMEA', 'en', 'GBP'],
    ['en-ca', 'NORA', 'en', 'CAD'],
    ['fr-ca', 'NORA', 'fr', 'CAD'],
  ]);
});

test('a locale is language then country; the other order is no market [C2.08]', () => {
  expect(marketByLocale('en-us')?.country).toBe('US');
  expect(marketByLocale('us-en')).toBeUndefined();
});

test('en-US is en_US on the way to the server [C9.16]', () => {
  expect(marketByLocale('en-us')?.header).toBe('en_US');
  expect(marketByHeader('fr_CA')?.locale).toBe('fr-ca');
  for (const market of markets) {
    const [language = '', country = ''] = market.locale.split('-');
    expect(market.header).toBe(`${language}_${country.toUpperCase()}`);
    expect(market.tag).toBe(`${language}-${country.toUpperCase()}`);
  }
});

test('date entry follows the locale [C5.13]', () => {
  expect(marketByLocale('en-us')?.dateFormat).toBe('MM/DD/YYYY');
  for (const market of markets.filter(({ region }) => region === 'EMEA')) expect(market.dateFormat).toBe('DD/MM/YYYY');
});

test('NORA preselects dial code 1 [B5.6.02]', () => {
  for (const market of markets) expect(market.phone.dialCode === '1').toBe(market.region === 'NORA');
});

test('the dial codes that a field offers follow the configured list [B9.11]', () => {
  expect(dialCodesFrom('49', ['1', '49', '45'])).toEqual(['49', '1', '45']);
  expect(marketByLocale('de-de')?.phone.dialCodes[0]).toBe('49');
});

test.each([
  ['de-DE,de;q=0.9,en;q=0.8', 'de-de'],
  ['fr-CA', 'fr-ca'],
  ['fr-BE, en', 'fr-fr'],
  ['de-AT', 'de-de'],
  ['en', 'en-us'],
  ['en-GB;q=0.5, it;q=0.9', 'it-it'],
  ['ja, zh-Hant-TW;q=0.8', 'en-us'],
  ['de;q=0, fr', 'fr-fr'],
  ['', 'en-us'],
  [undefined, 'en-us'],
  [';;;q=x,,', 'en-us'],
])('%s is best served by %s', (header, locale) => {
  expect(bestMarket(header).locale).toBe(locale);
});

test.each([
  ['de-AT', 'de-de'],
  ['fr-LU', 'fr-fr'],
  ['en-CA', 'en-ca'],
  ['en-GB', 'en-gb'],
  ['EN-gb', 'en-gb'],
  ['en-AU', 'en-us'],
  // Script and variant are between language and country.
  ['en-Latn-GB', 'en-gb'],
  ['en-GB-oxendict', 'en-gb'],
  // Spaces around entries, tags and weights are ignored.
  [' it ; q=0.9 , de ; q=0.8 ', 'it-it'],
  ['de;q=0.1, it; q=0.2, fr ;q=0.3', 'fr-fr'],
  ['it;q=0', 'en-us'],
  ['it;q=0.0, de;q=0.001', 'de-de'],
  ['it;level=2, de', 'it-it'],
  ['it;level=0;q=0.1, de;q=0.5', 'de-de'],
])('of what is asked for by %s the best is %s', (header, locale) => {
  expect(bestMarket(header).locale).toBe(locale);
});

test('every market is best for its own tag, also among others that are wanted less', () => {
  for (const market of markets) {
    for (const other of markets) expect(bestMarket(`${other.tag};q=0.4,${market.tag};q=0.5`)).toBe(market);
  }
});
