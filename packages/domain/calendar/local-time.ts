const formatters = new Map<string, Intl.DateTimeFormat>();

function formatterOf(timeZone: string): Intl.DateTimeFormat {
  const found = formatters.get(timeZone);
  if (found) return found;
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

/** The local time of a place: the day as YYYY-MM-DD and the minutes since midnight. */
export type LocalTime = Readonly<{ day: string; minute: number }>;

/** Local times by minute; computing them is slow, and calls within a minute ask for the same. */
const known = new Map<string, LocalTime>();
const mostKept = 2000;

/** An instant in the local time of a zone (IANA name), including daylight saving. */
export function localTime(instant: Date, timeZone: string): LocalTime {
  const key = `${timeZone} ${Math.floor(instant.getTime() / 60_000)}`;
  const found = known.get(key);
  if (found) return found;
  const parts: Partial<Record<Intl.DateTimeFormatPartTypes, string>> = {};
  for (const { type, value } of formatterOf(timeZone).formatToParts(instant)) parts[type] = value;
  const { year, month, day, hour, minute } = parts;
  const time = { day: `${year?.padStart(4, '0')}-${month}-${day}`, minute: Number(hour) * 60 + Number(minute) };
  if (known.size >= mostKept) known.clear();
  known.set(key, time);
  return time;
}
