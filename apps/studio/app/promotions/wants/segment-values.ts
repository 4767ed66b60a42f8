import { memberTiers, type WantsView } from '@eyelet/contracts/promotion-desk/wants.ts';
import { countOf } from '../numbers.ts';
import { amountsFrom, noAmounts, type TypedAmounts, typed, typedAmounts } from '../typed-amounts.ts';

/** The segments of shoppers that a promotion asks for as its form has them. */
export type TypedSegment = Readonly<{
  tiers: readonly string[];
  ordersFrom: string;
  ordersUntil: string;
  spent: TypedAmounts;
  spentDays: string;
  daysSinceOrder: string;
  daysAsMember: string;
  homeMarkets: readonly string[];
}>;

export const noSegment: TypedSegment = {
  ...{ tiers: [], ordersFrom: '', ordersUntil: '', spent: noAmounts, spentDays: '' },
  ...{ daysSinceOrder: '', daysAsMember: '', homeMarkets: [] },
};

type SegmentView = Pick<WantsView, 'tiers' | 'orders' | 'spent' | 'daysSinceOrder' | 'daysAsMember' | 'homeMarkets'>;

export function typedSegment({ tiers, orders, spent, ...wants }: SegmentView): TypedSegment {
  return {
    tiers: tiers ?? [],
    ...{ ordersFrom: typed(orders?.from), ordersUntil: typed(orders?.until) },
    ...{ spent: typedAmounts(spent?.amounts ?? null), spentDays: typed(spent?.days) },
    ...{ daysSinceOrder: typed(wants.daysSinceOrder), daysAsMember: typed(wants.daysAsMember) },
    homeMarkets: wants.homeMarkets ?? [],
  };
}

/** What is half filled in is sent, so that the server says what is missing. */
export function segmentFrom(segment: TypedSegment): SegmentView {
  const [from, until] = [countOf(segment.ordersFrom), countOf(segment.ordersUntil)];
  const [amounts, days] = [amountsFrom(segment.spent), countOf(segment.spentDays)];
  const tiers = memberTiers.filter((one) => segment.tiers.includes(one));
  return {
    tiers: tiers.length === 0 ? null : tiers,
    orders: from === null && until === null ? null : { from: from ?? 1, until },
    spent: amounts === null && days === null ? null : { amounts: amounts ?? {}, days: days ?? 0 },
    ...{ daysSinceOrder: countOf(segment.daysSinceOrder), daysAsMember: countOf(segment.daysAsMember) },
    homeMarkets: segment.homeMarkets.length === 0 ? null : [...segment.homeMarkets],
  };
}

/** Whether a promotion asks for any segment. */
export function hasSegment({ tiers, homeMarkets, spent, ...texts }: TypedSegment): boolean {
  const all = [...tiers, ...homeMarkets, ...Object.values(spent), ...Object.values(texts)];
  return all.some((text) => text !== '');
}
