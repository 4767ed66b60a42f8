import type { HolidayRule, WhenWeekend } from './holidays.ts';

/** The same date every year; months and days begin at 1. */
export const on = (month: number, day: number, whenWeekend?: WhenWeekend): HolidayRule => ({
  kind: 'date',
  month,
  day,
  ...(whenWeekend && { whenWeekend }),
});

/** The first to fourth, or the last, of a weekday in a month; Monday is 1. */
export const nth = (month: number, weekday: number, count: 1 | 2 | 3 | 4 | 'last'): HolidayRule => ({
  kind: 'weekday',
  month,
  weekday,
  nth: count,
});

/** Days after Easter Sunday; before it they are negative. */
export const easter = (offset: number): HolidayRule => ({ kind: 'easter', offset });
