import type { AnyHandler } from '../kernel/handle.ts';
import { listCountriesHandler } from './list-countries.ts';
import { readCountryRulesHandler } from './read-country-rules.ts';

/** Countries and their forms of addresses. */
export const addressHandlers: readonly AnyHandler[] = [listCountriesHandler, readCountryRulesHandler];
