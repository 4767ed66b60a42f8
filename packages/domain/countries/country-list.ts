import { type CountryCode, getCountries, getCountryCallingCode, isSupportedCountry } from 'libphonenumber-js/min';

export type CountryEntry = Readonly<{ code: string; name: string; dialCode: string }>;

const lists = new Map<string, readonly CountryEntry[]>();

/** Islands that have a dial code but no country code of their own. */
const unlisted: ReadonlySet<string> = new Set(['AC', 'TA']);

/**
 * Every country with its name in a language and its dial code without plus, sorted by name (C7.93). Loads phone
 * metadata, so it is for the server; pages request the list.
 */
export function countryList(language: string): readonly CountryEntry[] {
  const known = lists.get(language);
  if (known) return known;
  const names = new Intl.DisplayNames([language], { type: 'region' });
  const order = new Intl.Collator(language);
  const made = getCountries()
    .filter((code) => !unlisted.has(code))
    .map((code: CountryCode) => ({ code, name: names.of(code) ?? code, dialCode: getCountryCallingCode(code) }))
    .sort((one, other) => order.compare(one.name, other.name));
  lists.set(language, made);
  return made;
}

/** Whether a code is in the list. */
export function isCountry(code: string): boolean {
  return isSupportedCountry(code) && !unlisted.has(code);
}
