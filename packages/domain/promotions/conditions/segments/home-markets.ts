import type { Locale } from '../../../markets/market.ts';
import type { Rule } from '../condition.ts';
import { segmentOf } from './segment-of.ts';

/** The account was made in one of some markets, wherever it orders. */
export const homeMarkets: Rule<readonly Locale[]> = {
  isOfShopper: true,
  asks: () => ({ segment: true }),
  problem: (wanted) => (wanted.length > 0 ? undefined : 'no-home-market'),
  unmet: (wanted, asked) => {
    const home = segmentOf(asked)?.homeMarket;
    return home !== undefined && wanted.includes(home) ? undefined : 'other-segment';
  },
};
