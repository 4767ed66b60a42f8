import { addDays, weekdayOf } from '../delivery/days.ts';
import { holidaysOf } from '../delivery/holidays.ts';
import { type Holiday, holidayRules, regionalRules } from './holiday-rules.ts';

const years = new Map<string, ReadonlyMap<string, Holiday>>();

/**
 * The public holiday of a country on a day, YYYY-MM-DD; undefined on any other. `region` is a state or province whose
 * own holidays count too, `QC` of Canada or `HH` of Germany. A country without rules has none. Carriers keep a calendar
 * of their own (domain/delivery/calendars.ts), as they work on some days on which shops are closed, and vice versa.
 */
export function holidayOn(day: string, country: string, region = ''): Holiday | undefined {
  const year = Number(day.slice(0, 4));
  const key = `${country}-${region}-${year}`;
  const known = years.get(key) ?? namedDays(country, region, year);
  years.set(key, known);
  return known.get(day);
}

function namedDays(country: string, region: string, year: number): ReadonlyMap<string, Holiday> {
  const rules = [...(holidayRules[country] ?? []), ...(regionalRules[`${country}-${region}`] ?? [])];
  const days = new Map<string, Holiday>();
  for (const [holiday, rule] of rules) for (const day of holidaysOf([rule], year)) days.set(day, holiday);
  return country === 'GB' ? withSubstitutes(days) : days;
}

/** In Britain a holiday on a weekend has a substitute day on the next free weekday. */
function withSubstitutes(days: ReadonlyMap<string, Holiday>): ReadonlyMap<string, Holiday> {
  const all = new Map(days);
  for (const [day, holiday] of days) {
    if (weekdayOf(day) < 6 || holiday === 'easter') continue;
    let next = day;
    while (weekdayOf(next) > 5 || all.has(next)) next = addDays(next, 1);
    all.set(next, holiday);
  }
  return all;
}
