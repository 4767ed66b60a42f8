import { markets } from '@eyelet/domain/markets/markets.ts';
import type { StudioLanguage } from './words.ts';

/** Every market by its country as people of a language call it, with the language where a country has several; the id is its locale. */
export function namedMarkets(language: StudioLanguage): readonly Readonly<{ id: string; label: string }>[] {
  const countries = new Intl.DisplayNames(language, { type: 'region' });
  const languages = new Intl.DisplayNames(language, { type: 'language' });
  return markets.map(({ locale, country, language: spoken }) => {
    const name = countries.of(country) ?? country;
    const isAlone = markets.every((other) => other.locale === locale || other.country !== country);
    return { id: locale, label: isAlone ? name : `${name} (${languages.of(spoken) ?? spoken})` };
  });
}
