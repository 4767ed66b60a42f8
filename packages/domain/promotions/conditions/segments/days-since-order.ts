import type { Rule } from '../condition.ts';
import { daysHavePassed, isDays } from './days.ts';
import { segmentOf } from './segment-of.ts';

/** The last order is so many days ago. Who has never ordered is not won back. */
export const daysSinceOrder: Rule<number> = {
  isOfShopper: true,
  endsByOrder: () => true,
  asks: () => ({ segment: true, history: true }),
  problem: (days) => (isDays(days) ? undefined : 'days'),
  unmet: (days, asked) =>
    daysHavePassed(days, segmentOf(asked)?.lastOrderAt, asked.now) ? undefined : 'other-segment',
};
