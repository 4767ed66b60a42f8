import { addDays, daysBetween } from '../delivery/days.ts';

/** The days of a report, YYYY-MM-DD, the last included. */
export type Period = Readonly<{ from: string; to: string }>;

/** A number of days of which `to` is the last. */
export function periodTo(to: string, days: number): Period {
  return { from: addDays(to, 1 - days), to };
}

/** As many days right before. */
export function periodBefore(period: Period): Period {
  return { from: addDays(period.from, -lengthOf(period)), to: addDays(period.from, -1) };
}

/** Each day of a period, the first one first. */
export function daysOf(period: Period): readonly string[] {
  return Array.from({ length: lengthOf(period) }, (_, index) => addDays(period.from, index));
}

function lengthOf({ from, to }: Period): number {
  return daysBetween(from, to) + 1;
}

/** The periods of days in a row that some days make up; the days are given in their order. */
export function periodsOf(days: readonly string[]): readonly Period[] {
  const periods: { from: string; to: string }[] = [];
  for (const day of days) {
    const last = periods.at(-1);
    if (last && addDays(last.to, 1) === day) last.to = day;
    else periods.push({ from: day, to: day });
  }
  return periods;
}
