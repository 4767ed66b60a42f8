import type { DateFormat } from '../markets/market.ts';

/** A typed date in stored form, YYYY-MM-DD (C5.15); undefined for a day that does not exist. */
export function toStoredDate(value: string, format: DateFormat): string | undefined {
  const found = /^(\d{2})\/(\d{2})\/(\d{4})$/.exec(value.trim());
  if (!found) return undefined;
  const [, first = '', second = '', year = ''] = found;
  const [month, day] = format === 'MM/DD/YYYY' ? [first, second] : [second, first];
  return isRealDay(Number(year), Number(month), Number(day)) ? `${year}-${month}-${day}` : undefined;
}

/** How dates are shown where no format is configured (C5.14). */
export const defaultDateFormat: DateFormat = 'MM/DD/YYYY';

/** A stored date in a display format. */
export function toDisplayDate(stored: string, format: DateFormat = defaultDateFormat): string {
  const [year = '', month = '', day = ''] = stored.split('-');
  return format === 'MM/DD/YYYY' ? `${month}/${day}/${year}` : `${day}/${month}/${year}`;
}

/** Whether a text is an existing day in stored form, YYYY-MM-DD. */
export function isStoredDate(value: string): boolean {
  const [, year, month, day] = /^(\d{4})-(\d{2})-(\d{2})$/.exec(value) ?? [];
  return isRealDay(Number(year), Number(month), Number(day));
}

/** A day beyond the end of its month overflows into another month. */
function isRealDay(year: number, month: number, day: number): boolean {
  return new Date(Date.UTC(year, month - 1, day)).getUTCMonth() === month - 1;
}
