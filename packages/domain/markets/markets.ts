import { deDe } from './de-de.ts';
import { enCa } from './en-ca.ts';
import { enGb } from './en-gb.ts';
import { enUs } from './en-us.ts';
import { frCa } from './fr-ca.ts';
import { frFr } from './fr-fr.ts';
import { itIt } from './it-it.ts';
import type { Market } from './market.ts';

/** All markets (C1.02); the first is the default, and the first of a language represents it. */
export const markets: readonly Market[] = [enUs, frFr, deDe, itIt, enGb, enCa, frCa];

export const defaultMarket: Market = enUs;

const byLocale: ReadonlyMap<string, Market> = new Map(markets.map((market) => [market.locale, market]));
const byHeader: ReadonlyMap<string, Market> = new Map(markets.map((market) => [market.header, market]));

/** The market of a path such as `en-us`, in lower case (C2.08). */
export function marketByLocale(locale: string): Market | undefined {
  return byLocale.get(locale);
}

/** The market of an x-locale header such as `en_US` (C9.16). */
export function marketByHeader(header: string): Market | undefined {
  return byHeader.get(header);
}

/** The countries to which the markets of a country ship, such as Germany and Austria for Germany; none where nothing is sold. */
export function shippedFrom(country: string): readonly string[] {
  return [...new Set(markets.flatMap((market) => (market.country === country ? market.shipsTo : [])))];
}

/**
 * The market that matches a visitor's languages best: the requested language and country, else a market of the language
 * that ships to the country, else the first market of the language, else the default one.
 */
export function bestMarket(acceptLanguage: string | undefined): Market {
  for (const { language, country } of wishes(acceptLanguage)) {
    const ofLanguage = markets.filter((market) => market.language === language);
    const found =
      ofLanguage.find((market) => market.country === country) ??
      ofLanguage.find((market) => market.shipsTo.includes(country)) ??
      ofLanguage[0];
    if (found) return found;
  }
  return defaultMarket;
}

type Wish = Readonly<{ language: string; country: string }>;

/** Languages of an Accept-Language header, most preferred first; those of weight 0 are excluded. */
function wishes(acceptLanguage = ''): Wish[] {
  return acceptLanguage
    .split(',')
    .map((entry) => {
      const [tag = '', ...parameters] = entry.trim().split(';');
      const weight = parameters.map((one) => one.trim()).find((one) => one.startsWith('q='));
      const [language = '', ...rest] = tag.trim().split('-');
      const country = rest.find((part) => part.length === 2) ?? '';
      return {
        language: language.toLowerCase(),
        country: country.toUpperCase(),
        weight: weight ? Number(weight.slice(2)) : 1,
      };
    })
    .filter(({ weight }) => weight > 0)
    .sort((one, other) => other.weight - one.weight);
}
