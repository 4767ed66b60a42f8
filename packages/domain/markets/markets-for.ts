import type { Market } from './market.ts';

type Served = Pick<Market, 'country' | 'shipsTo' | 'language'>;

/**
 * Markets that fit a visitor's country better than the one he is in (C2.57): those at home there, else those that deliver
 * to it; of several first the one that speaks the language he is reading. None where the present one delivers there.
 */
export function marketsFor<M extends Served>(country: string, current: Served, all: readonly M[]): readonly M[] {
  if (current.shipsTo.includes(country)) return [];
  const atHome = all.filter((market) => market.country === country);
  const found = atHome.length > 0 ? atHome : all.filter((market) => market.shipsTo.includes(country));
  const speaks = (market: M) => (market.language === current.language ? 0 : 1);
  return found.toSorted((one, other) => speaks(one) - speaks(other));
}
