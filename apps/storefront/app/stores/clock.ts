import type { Span } from '@eyelet/contracts/stores/place.ts';

const twelveHours = /^en-(US|CA)$/;

/** Formats a time such as `18:30` for a market: `6:30 pm` or `18:30`. Own code, as `Intl` differs between engines. */
export function clockText(time: string, tag: string): string {
  if (!twelveHours.test(tag)) return time;
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  const half = hours % 24 < 12 ? 'am' : 'pm';
  const hour = hours % 12 === 0 ? 12 : hours % 12;
  return minutes === 0 ? `${hour} ${half}` : `${hour}:${String(minutes).padStart(2, '0')} ${half}`;
}

/** The hours of a day, such as `10:00–13:00, 14:00–18:00`; `closed` where there are none. */
export function hoursText(spans: readonly Span[], tag: string, closed: string): string {
  if (spans.length === 0) return closed;
  return spans.map(({ opens, closes }) => `${clockText(opens, tag)}–${clockText(closes, tag)}`).join(', ');
}

/** Day and time of an instant in the time zone of a place: `2026-03-01` and `09:30`. */
export function localOf(instant: string | Date, timeZone: string): Readonly<{ date: string; time: string }> {
  const parts = new Intl.DateTimeFormat('en-CA', {
    ...{ timeZone, year: 'numeric', month: '2-digit', day: '2-digit', hour: '2-digit', minute: '2-digit' },
    hourCycle: 'h23',
  }).formatToParts(new Date(instant));
  const part = (type: Intl.DateTimeFormatPartTypes) => parts.find((one) => one.type === type)?.value ?? '';
  return {
    date: `${part('year')}-${part('month')}-${part('day')}`,
    time: `${part('hour')}:${part('minute')}`,
  };
}

/** Weekday of a stored day, Monday is 1. */
export function weekdayOf(date: string): number {
  return new Date(`${date}T00:00:00Z`).getUTCDay() || 7;
}

/** Monday is 1, as in ISO 8601. */
export function weekdayName(weekday: number, tag: string): string {
  // The first of January 2024 was a Monday.
  return new Intl.DateTimeFormat(tag, { weekday: 'long', timeZone: 'UTC' }).format(Date.UTC(2024, 0, weekday));
}

/** A stored day in words, such as `24 December`. */
export function dayText(date: string, tag: string): string {
  const format = new Intl.DateTimeFormat(tag, { day: 'numeric', month: 'long', timeZone: 'UTC' });
  return format.format(new Date(`${date}T00:00:00Z`));
}
