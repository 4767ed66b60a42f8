import { localTime } from '../calendar/local-time.ts';

/** An instant in the local time of a zone (IANA name), ISO 8601 with its offset at that time, to the minute. */
export function zonedTime(instant: Date, timeZone: string): string {
  const { day, minute } = localTime(instant, timeZone);
  const ahead = Date.parse(`${day}T00:00:00Z`) / 60_000 + minute - Math.floor(instant.getTime() / 60_000);
  return `${day}T${clock(minute)}:00${ahead < 0 ? '-' : '+'}${clock(Math.abs(ahead))}`;
}

function clock(minutes: number): string {
  return [Math.floor(minutes / 60), minutes % 60].map((part) => String(part).padStart(2, '0')).join(':');
}
