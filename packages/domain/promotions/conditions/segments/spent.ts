import { problemOfAmounts } from '../../check-amounts.ts';
import type { Rule } from '../condition.ts';
import type { Wants } from '../wants.ts';
import { isDays } from './days.ts';
import { segmentOf } from './segment-of.ts';

/** So much spent within so many days, in the currency of the cart. */
export const spent: Rule<NonNullable<Wants['spent']>> = {
  isOfShopper: true,
  asks: ({ days }) => ({ segment: true, history: true, spentDays: days }),
  problem: ({ amounts, days }) => (isDays(days) ? problemOfAmounts(amounts) : 'days'),
  unmet: ({ amounts, days }, asked) => {
    const wanted = amounts[asked.currency];
    const found = segmentOf(asked)?.spent?.[days]?.[asked.currency] ?? 0;
    return wanted !== undefined && found >= wanted ? undefined : 'other-segment';
  },
};
