import type { Tier } from '../../../loyalty/tiers.ts';
import type { Rule } from '../condition.ts';
import { segmentOf } from './segment-of.ts';

/** Members of one of some tiers of the loyalty programme. */
export const tiers: Rule<readonly Tier[]> = {
  isOfShopper: true,
  asks: () => ({ segment: true, points: true }),
  problem: (wanted) => (wanted.length > 0 ? undefined : 'no-tier'),
  unmet: (wanted, asked) => {
    const tier = segmentOf(asked)?.tier;
    return tier !== undefined && wanted.includes(tier) ? undefined : 'other-tier';
  },
};
