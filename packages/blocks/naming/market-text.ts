import { markets } from '@eyelet/domain/markets/markets.ts';

/** Names in the language of a tag, made once for each: it takes longer to make them than to ask them. */
const countries = namesOnce('region');
const languages = namesOnce('language');

/** A market by its country, with the language where a country has several; undefined for a locale without a market. */
export function marketText(tag: string, locale: string): string | undefined {
  const market = markets.find((one) => one.locale === locale);
  if (!market) return undefined;
  const country = countries(tag).of(market.country) ?? market.country;
  const isAlone = markets.every((other) => other.locale === locale || other.country !== market.country);
  return isAlone ? country : `${country} (${languages(tag).of(market.language) ?? market.language})`;
}

/** The name of whom texts or contents are for: a language, or a market. */
export function audienceText(tag: string, audience: string): string {
  return marketText(tag, audience) ?? languages(tag).of(audience) ?? audience;
}

function namesOnce(type: 'region' | 'language'): (tag: string) => Intl.DisplayNames {
  const made = new Map<string, Intl.DisplayNames>();
  return (tag) => {
    const names = made.get(tag) ?? new Intl.DisplayNames(tag, { type, languageDisplay: 'standard' });
    made.set(tag, names);
    return names;
  };
}
