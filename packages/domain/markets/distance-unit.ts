import type { Market } from './market.ts';

export const kilometresOfMile = 1.609344;

const countriesOfMiles: ReadonlySet<string> = new Set(['US', 'GB']);

/** The unit of distances in a market. */
export function distanceUnitOf({ country }: Pick<Market, 'country'>): 'km' | 'mi' {
  return countriesOfMiles.has(country) ? 'mi' : 'km';
}
