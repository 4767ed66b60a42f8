import { type OpeningRules, openDays } from './opening-hours.ts';

const day = 24 * 60 * 60 * 1000;

/** How long an item stays put aside: until the next closing of the store, and a day more. Without hours it is a day. */
export function reservedUntil(rules: OpeningRules, now: Date): Date {
  const closes = openDays(rules, now, 14).find((one) => one.closes > now)?.closes ?? now;
  return new Date(closes.getTime() + day);
}
