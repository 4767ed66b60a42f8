/** A calendar entry: texts as written, times as instants. */
export type CalendarEntry = Readonly<{
  /** The same for a repeated entry, which then replaces the earlier one. */
  uid: string;
  from: Date;
  to: Date;
  title: string;
  place: string;
  note: string;
  url: string;
}>;

/** Media type of a calendar file sent for information (RFC 5546). */
export const calendarType = 'text/calendar; charset=utf-8; method=PUBLISH';

/** Entries as a calendar file (RFC 5545): times in UTC, lines of at most 75 octets that end with CRLF. */
export function calendarFile(entries: CalendarEntry | readonly CalendarEntry[], now: Date): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Eyelet//Shop//EN',
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    ...[entries].flat().flatMap((entry) => linesOf(entry, now)),
    'END:VCALENDAR',
  ];
  return lines.map((line) => `${fold(line)}\r\n`).join('');
}

function linesOf({ uid, from, to, title, place, note, url }: CalendarEntry, now: Date): readonly string[] {
  return [
    'BEGIN:VEVENT',
    `UID:${escapeText(uid)}`,
    `DTSTAMP:${utc(now)}`,
    `DTSTART:${utc(from)}`,
    `DTEND:${utc(to)}`,
    `SUMMARY:${escapeText(title)}`,
    `LOCATION:${escapeText(place)}`,
    `DESCRIPTION:${escapeText(note)}`,
    `URL:${url.replace(/[\r\n]/g, '')}`,
    'TRANSP:TRANSPARENT',
    'END:VEVENT',
  ];
}

/** `20260504T100000Z` (RFC 5545, 3.3.5, form 2). */
function utc(instant: Date): string {
  return `${instant.toISOString().slice(0, 19).replace(/[-:]/g, '')}Z`;
}

/** RFC 5545, 3.3.11: backslash, semicolon, comma and line ends. */
function escapeText(text: string): string {
  return text.replace(/[\\;,]/g, (sign) => `\\${sign}`).replace(/\r\n|\r|\n/g, '\\n');
}

const longestLine = 75;

/** RFC 5545, 3.1: a continuation line begins with a space; no character is split. */
function fold(line: string): string {
  const parts: string[] = [];
  let part = '';
  let octets = 0;
  for (const sign of line) {
    const size = new TextEncoder().encode(sign).length;
    if (octets + size > longestLine) {
      parts.push(part);
      part = ' ';
      octets = 1;
    }
    part += sign;
    octets += size;
  }
  return [...parts, part].join('\r\n');
}
