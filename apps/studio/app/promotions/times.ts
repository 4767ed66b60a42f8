/** An instant as a field has it, by the clock of the browser; to the millisecond where it is of no whole minute. */
export function typedTime(iso: string | null): string {
  if (iso === null) return '';
  const at = new Date(iso);
  const local = new Date(at.getTime() - at.getTimezoneOffset() * 60_000).toISOString();
  return at.getTime() % 60_000 === 0 ? local.slice(0, 16) : local.slice(0, 23);
}

/** The instant of a field's text. */
export function timeOf(text: string): string | null {
  return text === '' ? null : new Date(text).toISOString();
}
