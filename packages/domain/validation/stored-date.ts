import type { DateFormat } from '../markets/market.ts';

/** A date as typed in a format, as it is stored: YYYY-MM-DD (C5.15); undefined where it is no real day. */
export function toStoredDate(value: string, format: DateFormat): string | undefined {
  const found = /^(\d{2})\/(\d{2})\/(\d{4})$/.exec(value.trim());
  if (!found) return undefined;
  const [, first = '', second = '', year = ''] = found;
  const [month, day] = format === 'MM/DD/YYYY' ? [first, second] : [second, first];
  return isRealDay(Number(year), Number(month), Number(day)) ? `${year}-${month}-${day}` : undefined;
}

/** A stored date as it is shown in a format. */
export function toDisplayDate(stored: string, format: DateFormat): string {
  const [year = '', month = '', day = ''] = stored.split('-');
  return format === 'MM/DD/YYYY' ? `${month}/${day}/${year}` : `${day}/${month}/${year}`;
}

/** Whether a text is a real day in stored form, YYYY-MM-DD. */
export function isStoredDate(value: string): boolean {
  const [, year, month, day] = /^(\d{4})-(\d{2})-(\d{2})$/.exec(value) ?? [];
  return isRealDay(Number(year), Number(month), Number(day));
}

/** A day that its month does not have falls into another month. */
function isRealDay(year: number, month: number, day: number): boolean {
  return new Date(Date.UTC(year, month - 1, day)).getUTCMonth() === month - 1;
}
