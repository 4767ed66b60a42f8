import { holidayRules } from './calendars.ts';
import { addDays, weekdayOf } from './days.ts';
import { holidaysOf } from './holidays.ts';

const closedDays = new Map<string, ReadonlySet<string>>();

/** Whether carriers work on a day in a country; a country without rules has weekends only. */
export function isWorkingDay(day: string, country: string): boolean {
  if (weekdayOf(day) > 5) return false;
  const year = Number(day.slice(0, 4));
  const key = `${country} ${year}`;
  const closed = closedDays.get(key) ?? closedDaysOf(country, year);
  closedDays.set(key, closed);
  return !closed.has(day);
}

/** The holiday for next year's New Year's Day may be the last day of this year. */
function closedDaysOf(country: string, year: number): ReadonlySet<string> {
  const rules = holidayRules[country] ?? [];
  return new Set([...holidaysOf(rules, year), ...holidaysOf(rules, year + 1)]);
}

/** Results of earlier calls, as the carts of one day ask for the same few. */
const reachedDays = new Map<string, string>();
const mostKept = 2000;

/** The working day a number of working days after a day; with 0 the day itself, or the next working day. */
export function addWorkingDays(day: string, count: number, country: string): string {
  const key = `${day} ${count} ${country}`;
  const known = reachedDays.get(key);
  if (known !== undefined) return known;
  const reached = stepWorkingDays(day, count, country);
  if (reachedDays.size >= mostKept) reachedDays.clear();
  reachedDays.set(key, reached);
  return reached;
}

function stepWorkingDays(day: string, count: number, country: string): string {
  let reached = day;
  for (let left = count; ; ) {
    if (left <= 0 && isWorkingDay(reached, country)) return reached;
    reached = addDays(reached, 1);
    if (isWorkingDay(reached, country)) left--;
  }
}
