const formatters = new Map<string, Intl.DateTimeFormat>();

function formatterOf(timeZone: string): Intl.DateTimeFormat {
  const known = formatters.get(timeZone);
  if (known) return known;
  const made = new Intl.DateTimeFormat('en-GB', {
    timeZone,
    calendar: 'gregory',
    numberingSystem: 'latn',
    hourCycle: 'h23',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
  });
  formatters.set(timeZone, made);
  return made;
}

/** What the clock of a place shows: the day as YYYY-MM-DD and the minutes since its midnight. */
export type LocalTime = Readonly<{ day: string; minute: number }>;

/** An instant by the clock of a time zone (IANA name), summer time included. */
export function localTime(instant: Date, timeZone: string): LocalTime {
  const parts: Partial<Record<Intl.DateTimeFormatPartTypes, string>> = {};
  for (const { type, value } of formatterOf(timeZone).formatToParts(instant)) parts[type] = value;
  const { year, month, day, hour, minute } = parts;
  return { day: `${year?.padStart(4, '0')}-${month}-${day}`, minute: Number(hour) * 60 + Number(minute) };
}
