import { localTime } from '../calendar/local-time.ts';
import { instantOf } from '../stores/instant.ts';

/** The most days ahead on which a card can be mailed. */
export const mostDaysAhead = 365;

/** Minutes after midnight at which a card is mailed on the day that was chosen, where it was bought. */
const sendMinute = 8 * 60;

const dayMs = 86_400_000;

/** The first and last day on which a card bought now can be mailed, YYYY-MM-DD. */
export function sendingDays(now: Date, timeZone: string): Readonly<{ first: string; last: string }> {
  const first = localTime(now, timeZone).day;
  const last = new Date(Date.parse(first) + mostDaysAhead * dayMs).toISOString().slice(0, 10);
  return { first, last };
}

/** When a card is mailed: at eight in the morning of its day, or now if that is over or no day was chosen. */
export function sendingTime(sendOn: string | null, now: Date, timeZone: string): Date {
  const chosen = sendOn === null ? now : instantOf(sendOn, sendMinute, timeZone);
  return chosen > now ? chosen : now;
}
