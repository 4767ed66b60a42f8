import { addDays, dayOf, weekdayOf } from './days.ts';

/** Where a holiday on a weekend moves to; `before-sunday` is the Saturday before a Sunday. */
export type WhenWeekend = 'nearest' | 'next' | 'before-sunday';

/** When a holiday is; weekdays count from Monday, 1. */
export type HolidayRule =
  | Readonly<{ kind: 'date'; month: number; day: number; whenWeekend?: WhenWeekend }>
  | Readonly<{ kind: 'weekday'; month: number; weekday: number; nth: 1 | 2 | 3 | 4 | 'last' }>
  /** The weekday before a date, such as the Monday before 25 May. */
  | Readonly<{ kind: 'weekday-before'; month: number; day: number; weekday: number }>
  | Readonly<{ kind: 'easter'; offset: number }>;

/** Easter Sunday of a Gregorian year, by the church's lunar calendar. */
export function easterOf(year: number): string {
  const golden = year % 19;
  const century = Math.floor(year / 100);
  const skippedLeapDays = century - Math.floor(century / 4);
  const moonDrift = Math.floor((8 * century + 13) / 25);
  const raw = (skippedLeapDays - moonDrift + 19 * golden + 15) % 30;
  const tooLate = raw === 29 || (raw === 28 && golden > 10);
  const fullMoon = addDays(dayOf(year, 3, 21), tooLate ? raw - 1 : raw);
  return addDays(fullMoon, 7 - (weekdayOf(fullMoon) % 7));
}

/** The holidays of a year by rules, YYYY-MM-DD. Days that fall on a weekend may move to a free working day. */
export function holidaysOf(rules: readonly HolidayRule[], year: number): ReadonlySet<string> {
  const days = new Set<string>();
  for (const rule of rules) {
    let day = dayBy(rule, year);
    if (rule.kind === 'date' && rule.whenWeekend) day = offWeekend(day, rule.whenWeekend, days);
    days.add(day);
  }
  return days;
}

function dayBy(rule: HolidayRule, year: number): string {
  switch (rule.kind) {
    case 'date':
      return dayOf(year, rule.month, rule.day);
    case 'easter':
      return addDays(easterOf(year), rule.offset);
    case 'weekday-before': {
      const before = dayOf(year, rule.month, rule.day - 1);
      return addDays(before, -((weekdayOf(before) - rule.weekday + 7) % 7));
    }
    case 'weekday': {
      if (rule.nth === 'last') {
        const end = dayOf(year, rule.month + 1, 0);
        return addDays(end, -((weekdayOf(end) - rule.weekday + 7) % 7));
      }
      const start = dayOf(year, rule.month, 1);
      return addDays(start, ((rule.weekday - weekdayOf(start) + 7) % 7) + (rule.nth - 1) * 7);
    }
  }
}

function offWeekend(day: string, how: WhenWeekend, taken: ReadonlySet<string>): string {
  const weekday = weekdayOf(day);
  if (weekday < 6) return day;
  if (how === 'before-sunday') return weekday === 7 ? addDays(day, -1) : day;
  if (how === 'nearest') return addDays(day, weekday === 6 ? -1 : 1);
  let moved = addDays(day, 8 - weekday);
  while (taken.has(moved)) moved = addDays(moved, 1);
  return moved;
}
