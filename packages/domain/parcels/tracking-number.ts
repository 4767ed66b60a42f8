/** A tracking number as it is stored and compared: in capitals and without blanks, however somebody has typed it. */
export function trackingNumberOf(written: string): string {
  return written.replaceAll(/\s/g, '').toUpperCase();
}
