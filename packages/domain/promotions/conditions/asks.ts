import type { Asks } from './condition.ts';
import { wantedBy } from './rules.ts';
import type { Wants } from './wants.ts';

/** What several conditions have to know together. */
export type AllAsked = Readonly<{ segment: boolean; history: boolean; points: boolean; spentDays: readonly number[] }>;

/** What a promotion has to know of a shopper; none where its conditions are about anything else. */
export function asksOf(wants: Wants): readonly Asks[] {
  return wantedBy(wants).flatMap(({ rule, wanted }) => rule.asks?.(wanted) ?? []);
}

export function askedTogether(asks: readonly Asks[]): AllAsked {
  return {
    segment: asks.some(({ segment }) => segment),
    history: asks.some(({ history }) => history),
    points: asks.some(({ points }) => points),
    spentDays: [...new Set(asks.flatMap(({ spentDays }) => spentDays ?? []))].sort((one, other) => one - other),
  };
}
