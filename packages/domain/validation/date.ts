import type { DateFormat } from '../markets/market.ts';
import { type Input, isEmpty, type Verdict } from './invalid.ts';
import { toDisplayDate, toStoredDate } from './stored-date.ts';

type Format = Readonly<{ format: DateFormat }>;

/** An existing day, written in the format (C5.12). */
export function date(value: Input, { format }: Format): Verdict {
  if (isEmpty(value) || toStoredDate(value, format) !== undefined) return undefined;
  return { key: 'validation.date', args: { format } };
}

/** Not before the stored date `min` (C5.23). A malformed date is left to `date`. */
export function minDate(value: Input, { min, format }: Format & Readonly<{ min: string }>): Verdict {
  const stored = isEmpty(value) ? undefined : toStoredDate(value, format);
  if (stored === undefined || stored >= min) return undefined;
  return { key: 'validation.minDate', args: { date: toDisplayDate(min, format) } };
}

/** Not after the stored date `max` (C5.22). */
export function maxDate(value: Input, { max, format }: Format & Readonly<{ max: string }>): Verdict {
  const stored = isEmpty(value) ? undefined : toStoredDate(value, format);
  if (stored === undefined || stored <= max) return undefined;
  return { key: 'validation.maxDate', args: { date: toDisplayDate(max, format) } };
}
