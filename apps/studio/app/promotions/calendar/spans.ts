import type { ListedPromotion } from '@eyelet/contracts/promotion-desk/promotion.ts';

export type Dated = Pick<ListedPromotion, 'promotionId' | 'name' | 'state' | 'startsAt' | 'endsAt' | 'locales'>;

/** The first and the last day of a month on which something holds, from 0. */
type Span = Readonly<{ first: number; last: number }>;

/** Whether it begins or ends at some time. */
export function hasDates({ startsAt, endsAt }: Pick<Dated, 'startsAt' | 'endsAt'>): boolean {
  return startsAt !== null || endsAt !== null;
}

/** On which days a promotion holds, by the beginnings of the days and of the next month; undefined: on none of them. */
export function spanOf({ startsAt, endsAt }: Dated, beginnings: readonly Date[]): Span | undefined {
  const [from, until] = periodOf({ startsAt, endsAt });
  const days = beginnings.slice(0, -1).map((begin, day) => {
    const end = beginnings[day + 1];
    return begin.getTime() < until && end !== undefined && end.getTime() > from;
  });
  const first = days.indexOf(true);
  return first === -1 ? undefined : { first, last: days.lastIndexOf(true) };
}

/** On how many promotions each day has something, without those that are paused or cannot be judged. */
export function countsByDay(all: readonly Dated[], beginnings: readonly Date[]): readonly number[] {
  const spans = all.filter(isOn).flatMap((one) => spanOf(one, beginnings) ?? []);
  return beginnings.slice(0, -1).map((_, day) => spans.filter(({ first, last }) => first <= day && day <= last).length);
}

/** Those that hold at the same time as a promotion, within a month and in a market of both; what is paused or cannot be judged holds beside nothing. */
export function besideOf(one: Dated, all: readonly Dated[], beginnings: readonly Date[]): readonly Dated[] {
  if (!isOn(one)) return [];
  const [begin, end] = [beginnings[0]?.getTime() ?? 0, beginnings.at(-1)?.getTime() ?? 0];
  const [from, until] = periodOf(one);
  return all.filter((other) => {
    if (other.promotionId === one.promotionId || !isOn(other)) return false;
    const [otherFrom, otherUntil] = periodOf(other);
    return Math.max(from, otherFrom, begin) < Math.min(until, otherUntil, end) && shareMarket(one, other);
  });
}

function isOn({ state }: Dated): boolean {
  return state !== 'paused' && state !== 'ineffective';
}

function shareMarket({ locales }: Dated, other: Dated): boolean {
  return locales === null || other.locales === null || locales.some((locale) => other.locales?.includes(locale));
}

function periodOf({ startsAt, endsAt }: Pick<Dated, 'startsAt' | 'endsAt'>): readonly [from: number, until: number] {
  return [
    startsAt === null ? Number.NEGATIVE_INFINITY : Date.parse(startsAt),
    endsAt === null ? Number.POSITIVE_INFINITY : Date.parse(endsAt),
  ];
}
