import { type OpeningRules, openDays, openSpans } from './opening-hours.ts';

const day = 24 * 60 * 60 * 1000;

/** How long an item stays reserved: until the next closing of the store, and a day more. Without hours it is a day. */
export function reservedUntil(rules: OpeningRules, now: Date): Date {
  const closes = openDays(rules, now, 14).find((one) => one.closes > now)?.closes ?? now;
  return new Date(closes.getTime() + day);
}

export type Visit = Readonly<{ from: Date; to: Date }>;

/**
 * The last visit before a reservation ends: the last opening before that which is still to come. If the hours are
 * unknown, or there is no opening left, it is the whole time.
 */
export function lastVisit(rules: OpeningRules, now: Date, until: Date): Visit {
  const last = openSpans(rules, now, 14).findLast(({ opens, closes }) => closes > now && opens < until);
  if (!last) return { from: now, to: until };
  return { from: last.opens > now ? last.opens : now, to: last.closes < until ? last.closes : until };
}
