import type { Market } from './market.ts';

type Served = Pick<Market, 'country' | 'shipsTo' | 'language'>;

/**
 * Markets that suit a visitor's country better than the current one (C2.57): its own markets, else those that ship to
 * it; of several first the one in the current language. None if the current one ships there.
 */
export function marketsFor<M extends Served>(country: string, current: Served, all: readonly M[]): readonly M[] {
  if (current.shipsTo.includes(country)) return [];
  const atHome = all.filter((market) => market.country === country);
  const found = atHome.length > 0 ? atHome : all.filter((market) => market.shipsTo.includes(country));
  const speaks = (market: M) => (market.language === current.language ? 0 : 1);
  return found.toSorted((one, other) => speaks(one) - speaks(other));
}
