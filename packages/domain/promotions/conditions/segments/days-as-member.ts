import type { Rule } from '../condition.ts';
import { daysHavePassed, isDays } from './days.ts';
import { segmentOf } from './segment-of.ts';

/** A member of the loyalty programme for so many days. */
export const daysAsMember: Rule<number> = {
  isOfShopper: true,
  asks: () => ({ segment: true }),
  problem: (days) => (isDays(days) ? undefined : 'days'),
  unmet: (days, asked) =>
    daysHavePassed(days, segmentOf(asked)?.memberSince, asked.now) ? undefined : 'other-segment',
};
