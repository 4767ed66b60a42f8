import { at } from './countries/at.ts';
import { be } from './countries/be.ts';
import { ca } from './countries/ca.ts';
import { de } from './countries/de.ts';
import { fr } from './countries/fr.ts';
import { gb } from './countries/gb.ts';
import { it } from './countries/it.ts';
import { lu } from './countries/lu.ts';
import { us } from './countries/us.ts';
import type { CountryRules } from './rules.ts';

const byCountry: ReadonlyMap<string, CountryRules> = new Map(
  [us, ca, gb, fr, de, it, at, be, lu].map((rules) => [rules.country, rules]),
);

/** Rules of a country by its code (C7.94); undefined for countries that no market ships to. */
export function rulesOfCountry(country: string): CountryRules | undefined {
  return byCountry.get(country);
}
