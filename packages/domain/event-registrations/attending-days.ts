/**
 * The days of a registration as sent, joined by commas (B7.29): in order and each once. Undefined when there is none, or
 * one that is not offered.
 */
export function readAttendingDays(text: string, offered: readonly string[]): readonly string[] | undefined {
  const days = text.split(',').map((day) => day.trim());
  if (!days.every((day) => offered.includes(day))) return undefined;
  return [...new Set(days)].toSorted();
}

/** Days as they are sent (B7.29). */
export function writeAttendingDays(days: readonly string[]): string {
  return days.join(',');
}
