import { localTime } from '../calendar/local-time.ts';

const minute = 60_000;
const halfDay = 720 * minute;

/** Milliseconds by which a time zone is ahead of UTC. */
function offsetAt(instant: number, timeZone: string): number {
  const whole = Math.floor(instant / minute) * minute;
  const shown = localTime(new Date(whole), timeZone);
  return Date.parse(`${shown.day}T00:00:00Z`) + shown.minute * minute - whole;
}

/** Offsets of days without a change of the clocks, by zone and day: computing them is slow. */
const steady = new Map<string, number | null>();
const mostKept = 10_000;

/** The one offset of a day, or null for a day near a change of the clocks. */
function steadyOffset(day: string, midnight: number, timeZone: string): number | null {
  const key = `${timeZone} ${day}`;
  const known = steady.get(key);
  if (known !== undefined) return known;
  const before = offsetAt(midnight - halfDay, timeZone);
  const offset = before === offsetAt(midnight + 3 * halfDay, timeZone) ? before : null;
  if (steady.size >= mostKept) steady.clear();
  steady.set(key, offset);
  return offset;
}

/**
 * The instant at which a time zone (IANA name) reaches a number of minutes of a day; 1440 is the end of the day. An
 * ambiguous time means the first of the two; a skipped one is moved to after the gap by the same length.
 */
export function instantOf(day: string, minutes: number, timeZone: string): Date {
  const midnight = Date.parse(`${day}T00:00:00Z`);
  const shown = midnight + minutes * minute;
  const offset = steadyOffset(day, midnight, timeZone);
  if (offset !== null) return new Date(shown - offset);
  const before = offsetAt(shown - halfDay, timeZone);
  const after = offsetAt(shown + halfDay, timeZone);
  const isBefore = offsetAt(shown - before, timeZone) === before;
  const isAfter = !isBefore && offsetAt(shown - after, timeZone) === after;
  return new Date(shown - (isAfter ? after : before));
}
