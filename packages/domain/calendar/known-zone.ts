/** A time zone by its IANA name; an unknown one is read as UTC, so that one misspelt event does not break the list of all. */
export function knownZone(timeZone: string): string {
  try {
    return new Intl.DateTimeFormat('en', { timeZone }).resolvedOptions().timeZone;
  } catch {
    return 'UTC';
  }
}
