import { localTime } from '../../calendar/local-time.ts';
import type { Rule } from './condition.ts';
import type { Hours } from './wants.ts';

const minutesOfDay = 24 * 60;

/** On some days of the week and between two times, by the clock of the market; what goes past midnight belongs to the day it begins on. */
export const hours: Rule<Hours> = {
  problem: ({ days, from, until }) => {
    const areDays = days.length > 0 && days.every((day) => Number.isInteger(day) && day >= 1 && day <= 7);
    const areTimes = isTime(from, minutesOfDay - 1) && isTime(until, minutesOfDay);
    return areDays && areTimes && from !== until ? undefined : 'hours';
  },
  unmet: ({ days, from, until }, { now, timeZone }) => {
    const { day, minute } = localTime(now, timeZone);
    const [begins, ends] = [minutesOf(from), minutesOf(until)];
    const today = weekdayOf(day);
    const isOpen =
      begins < ends
        ? days.includes(today) && minute >= begins && minute < ends
        : (days.includes(today) && minute >= begins) || (days.includes(dayBefore(today)) && minute < ends);
    return isOpen ? undefined : 'other-hours';
  },
};

/** Monday is 1. */
function weekdayOf(day: string): number {
  return new Date(`${day}T00:00:00Z`).getUTCDay() || 7;
}

function dayBefore(weekday: number): number {
  return weekday === 1 ? 7 : weekday - 1;
}

function minutesOf(time: string): number {
  const [hour = 0, minute = 0] = time.split(':').map(Number);
  return hour * 60 + minute;
}

function isTime(text: string, latest: number): boolean {
  return /^\d{2}:[0-5]\d$/.test(text) && minutesOf(text) <= latest;
}
