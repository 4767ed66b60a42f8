/** A day as people write it, with its weekday. */
export function dayText(day: string, tag: string): string {
  return new Intl.DateTimeFormat(tag, { weekday: 'long', day: 'numeric', month: 'long', timeZone: 'UTC' }).format(
    new Date(`${day}T00:00:00Z`),
  );
}

/** Several days in one sentence. */
export function daysText(days: readonly string[], tag: string): string {
  return new Intl.ListFormat(tag).format(days.map((day) => dayText(day, tag)));
}
