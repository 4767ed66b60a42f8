import type { LocalTime } from '../calendar/local-time.ts';
import { addWorkingDays } from '../delivery/working-days.ts';

/** Working days that a parcel is given once its promised day is over. */
const moreDays = 2;

/** Nobody is written to at night: whether the minute of a day is not before the morning. */
export const isWaking = (minute: number): boolean => minute >= 8 * 60;

/**
 * The day on which a parcel is expected now that its promised day is over and its carrier says nothing of a delay; from
 * the morning after on, by the clock of the destination. Undefined as long as it may still come as promised.
 */
export function dayAfterSilence(promisedTo: string, { day, minute }: LocalTime, country: string): string | undefined {
  return day > promisedTo && isWaking(minute) ? addWorkingDays(day, moreDays, country) : undefined;
}

/**
 * The day on which a parcel is expected: what its carrier says, unless that is over and the shopper was told a later one. Days are
 * YYYY-MM-DD in the calendar of the destination.
 */
export function expectedDay(
  { expectedOn, toldOn }: Readonly<{ expectedOn: string | null; toldOn: string | null }>,
  today: string,
): string | null {
  const isOver = expectedOn === null || expectedOn < today;
  return isOver && toldOn !== null && toldOn > (expectedOn ?? '') ? toldOn : expectedOn;
}
