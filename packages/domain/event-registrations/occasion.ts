import { localTime } from '../calendar/local-time.ts';

/** An event of the brand that shoppers register for, as far as a registration needs it. */
export type Occasion = Readonly<{
  eventId: string;
  /** The first and the last day, both included: YYYY-MM-DD in the time of the place. */
  startDate: string;
  endDate: string;
  /** When it begins and ends on each day: HH:MM. */
  opens: string;
  closes: string;
  /** IANA name. */
  timeZone: string;
  /** Seats of each day; null: unlimited. */
  capacity: number | null;
  /** Whether a full event has a waiting list. */
  waitingList: boolean;
  enablePlusOne: boolean;
}>;

/** The longest event, in days; a schema checks it too. */
export const mostDays = 31;

/** Each day from the first to the last, both included (B5.7.05); none when the last is before the first. */
export function eachDay(startDate: string, endDate: string): readonly string[] {
  const days: string[] = [];
  const last = Date.parse(`${endDate}T00:00:00Z`);
  for (let day = Date.parse(`${startDate}T00:00:00Z`); day <= last && days.length < mostDays; day += dayMs) {
    days.push(new Date(day).toISOString().slice(0, 10));
  }
  return days;
}

const dayMs = 24 * 60 * 60 * 1000;

/** The days of an event that can still be attended: those that have not ended in the time of its place. */
export function openDays(
  { startDate, endDate, closes, timeZone }: Pick<Occasion, 'startDate' | 'endDate' | 'closes' | 'timeZone'>,
  now: Date,
): readonly string[] {
  const { day: today, minute } = localTime(now, timeZone);
  const isOver = minute >= minuteOf(closes);
  return eachDay(startDate, endDate).filter((day) => day > today || (day === today && !isOver));
}

function minuteOf(clock: string): number {
  const [hours = 0, minutes = 0] = clock.split(':').map(Number);
  return hours * 60 + minutes;
}
