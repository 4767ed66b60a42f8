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
