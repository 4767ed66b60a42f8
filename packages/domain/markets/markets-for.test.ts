import { expect, test } from 'vitest';
import { marketByLocale, markets } from './markets.ts';
import { marketsFor } from './markets-for.ts';

const localesFor = (country: string, locale: string) => {
  const current = marketByLocale(locale);
  return current && marketsFor(country, current, markets).map((market) => market.locale);
};

test.each([
  ['DE', 'en-us', ['de-de']],
  ['US', 'de-de', ['en-us']],
  ['CA', 'fr-fr', ['fr-ca', 'en-ca']],
  ['CA', 'de-de', ['en-ca', 'fr-ca']],
  ['AT', 'en-gb', ['de-de']],
])('a visitor from %s in %s is offered %o [C2.57]', (country, locale, offered) => {
  expect(localesFor(country, locale)).toEqual(offered);
});

test.each([
  ['DE', 'de-de'],
  ['AT', 'de-de'],
  ['CA', 'fr-ca'],
  ['BR', 'en-us'],
])('a visitor from %s in %s is offered nothing', (country, locale) => {
  expect(localesFor(country, locale)).toEqual([]);
});
