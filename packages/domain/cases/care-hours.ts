import { localTime } from '../calendar/local-time.ts';
import { addDays } from '../delivery/days.ts';
import type { OpenTime } from '../delivery/facts.ts';
import { isWorkingDay } from '../delivery/working-days.ts';
import type { Market } from '../markets/market.ts';
import { instantOf } from '../stores/instant.ts';

/** The hours in which cases are worked on, on the working days of a market and in its local time. */
export type CareHours = Pick<Market, 'timeZone' | 'country'> &
  Readonly<{
    opens: number;
    /** Where it is not after `opens`, work goes on the whole day. */
    closes: number;
  }>;

/** Whole seconds of working time between two instants. */
export function workingSeconds(hours: CareHours, from: Date, to: Date): number {
  let total = 0;
  for (const { opens, closes } of openTimes(hours, from)) {
    if (opens >= to) break;
    total += Math.max(0, Math.min(closes.getTime(), to.getTime()) - Math.max(opens.getTime(), from.getTime()));
  }
  return Math.floor(total / 1000);
}

/** When a number of seconds of working time have passed; at once for none. */
export function afterWorkingSeconds(hours: CareHours, from: Date, seconds: number): Date {
  let left = seconds * 1000;
  if (left <= 0) return from;
  for (const { opens, closes } of openTimes(hours, from)) {
    const begins = Math.max(opens.getTime(), from.getTime());
    const open = closes.getTime() - begins;
    if (open >= left) return new Date(begins + left);
    left -= Math.max(0, open);
  }
  return from;
}

/** The open times of the day of an instant and of all days after it. */
function* openTimes({ timeZone, country, opens, closes }: CareHours, from: Date): Generator<OpenTime> {
  const [first, last] = closes > opens ? [opens, closes] : [0, 24];
  for (let { day } = localTime(from, timeZone); ; day = addDays(day, 1)) {
    if (!isWorkingDay(day, country)) continue;
    yield { opens: instantOf(day, first * 60, timeZone), closes: instantOf(day, last * 60, timeZone) };
  }
}
