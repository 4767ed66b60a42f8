import { type RawBuilder, sql } from 'kysely';

export type Position = Readonly<{ latitude: number; longitude: number }>;

/** Centre and maximum distance of a search. The page of its results. */
export type Circle = Position & Readonly<{ kilometres: number }>;
export type Page = Readonly<{ start: number; count: number }>;

/** All results at once, for callers that filter by what the database does not know. */
export const wholeResult: Page = { start: 0, count: 100_000 };

/** Slightly less than the length of a degree of latitude, so that the box is never smaller than the circle. */
const kilometresOfDegree = 111;

/**
 * Whether the columns `latitude` and `longitude` are in a box around a circle: a test that an index supports, before
 * distances are computed. Near a pole or the date line every longitude counts.
 */
export function inBox({ latitude, longitude, kilometres }: Circle): RawBuilder<boolean> {
  const high = kilometres / kilometresOfDegree;
  const north = latitude + high;
  const south = latitude - high;
  const narrowest = Math.cos((Math.max(Math.abs(north), Math.abs(south)) * Math.PI) / 180);
  const wide = narrowest > 0.01 ? high / narrowest : 360;
  const rows = sql<boolean>`latitude between ${south} and ${north}`;
  if (Math.max(Math.abs(north), Math.abs(south)) >= 90 || longitude - wide < -180 || longitude + wide > 180)
    return rows;
  return sql<boolean>`${rows} and longitude between ${longitude - wide} and ${longitude + wide}`;
}

/** Kilometres from the columns `latitude` and `longitude` to a position. */
export function kilometresTo({ latitude, longitude }: Position): RawBuilder<number> {
  return sql<number>`kilometres_between(latitude, longitude, ${latitude}, ${longitude})`;
}
