import type { Rule } from '../condition.ts';
import type { Wants } from '../wants.ts';
import { segmentOf } from './segment-of.ts';

/** So many orders before this one. Who has none yet is asked for by the first order, which nobody has twice. */
export const orders: Rule<NonNullable<Wants['orders']>> = {
  isOfShopper: true,
  endsByOrder: ({ until }) => until !== null,
  asks: () => ({ segment: true, history: true }),
  problem: ({ from, until }) =>
    isCount(from) && (until === null || (isCount(until) && until >= from)) ? undefined : 'orders',
  unmet: ({ from, until }, asked) => {
    const placed = segmentOf(asked)?.orders ?? 0;
    return placed >= from && (until === null || placed <= until) ? undefined : 'other-segment';
  },
};

function isCount(count: number): boolean {
  return Number.isSafeInteger(count) && count > 0;
}
