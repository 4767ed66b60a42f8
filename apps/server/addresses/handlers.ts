import type { AnyHandler } from '../kernel/handle.ts';
import { showCountries } from './list-countries.ts';
import { showCountryRules } from './read-country-rules.ts';

/** Countries and their forms of addresses. */
export const addressHandlers: readonly AnyHandler[] = [showCountries, showCountryRules];
