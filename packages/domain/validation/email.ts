import { type Input, isEmpty, type Verdict } from './invalid.ts';
import { maxLength } from './length.ts';

/** Applies to every email field (C5.05). */
export const maxEmailLength = 100;

const pattern =
  /^[\p{L}\p{N}.!#$%&'*+/=?^_`{|}~-]+@[\p{L}\p{N}](?:[\p{L}\p{N}-]*[\p{L}\p{N}])?(?:\.[\p{L}\p{N}](?:[\p{L}\p{N}-]*[\p{L}\p{N}])?)+$/u;

/** An email as stored: without surrounding spaces, its characters in one normal form. */
export function tidyEmail(value: string): string {
  return value.trim().normalize('NFC');
}

/** An address with a dot in its domain (C5.01), at most 100 characters long (C5.05). */
export function email(value: Input): Verdict {
  if (isEmpty(value)) return undefined;
  const trimmed = tidyEmail(value);
  return maxLength(trimmed, { n: maxEmailLength }) ?? (pattern.test(trimmed) ? undefined : { key: 'validation.email' });
}
