const byLanguage = new Map<string, Intl.DisplayNames>();

/** Name of a country in a language; its code if there is none. */
export function countryName(country: string, language: string): string {
  const names = byLanguage.get(language) ?? new Intl.DisplayNames([language], { type: 'region' });
  byLanguage.set(language, names);
  try {
    return names.of(country) ?? country;
  } catch {
    return country;
  }
}
