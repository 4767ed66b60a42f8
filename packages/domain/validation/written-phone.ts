import { splitPhone } from './phone-number.ts';

/** Digit groups of numbers, for countries where they do not differ by town. */
const groups: readonly (readonly [dialCode: string, national: RegExp, written: string])[] = [
  ['1', /^(\d{3})(\d{3})(\d{4})$/, '$1 $2 $3'],
  ['33', /^(\d)(\d\d)(\d\d)(\d\d)(\d\d)$/, '$1 $2 $3 $4 $5'],
  ['39', /^(3\d\d)(\d{3})(\d{3,4})$/, '$1 $2 $3'],
  ['44', /^(7\d{3})(\d{6})$/, '$1 $2'],
  ['44', /^(20)(\d{4})(\d{4})$/, '$1 $2 $3'],
  ['49', /^(1[567]\d)(\d{7,8})$/, '$1 $2'],
];

/** A stored number formatted for reading, as in its country; only the dial code is separated where groups differ. */
export function writtenPhone(stored: string): string {
  const phone = splitPhone(stored);
  if (!phone) return stored;
  const { dialCode, national } = phone;
  const known = groups.find(([code, pattern]) => code === dialCode && pattern.test(national));
  return `+${dialCode} ${known ? national.replace(known[1], known[2]) : national}`;
}
