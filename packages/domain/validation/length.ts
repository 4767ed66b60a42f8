import { type Input, isEmpty, type Verdict } from './invalid.ts';

type Limit = Readonly<{ n: number }>;

/** Characters as people count them, so that an accented letter is one. */
function lengthOf(value: string): number {
  return [...value.normalize('NFC')].length;
}

/** At least n characters (C5.18). */
export function minLength(value: Input, { n }: Limit): Verdict {
  return isEmpty(value) || lengthOf(value.trim()) >= n ? undefined : { key: 'validation.minLength', args: { n } };
}

/** At most n characters (C5.19). */
export function maxLength(value: Input, { n }: Limit): Verdict {
  return isEmpty(value) || lengthOf(value) <= n ? undefined : { key: 'validation.maxLength', args: { n } };
}

/** Exactly n characters (C5.17). */
export function exactLength(value: Input, { n }: Limit): Verdict {
  return isEmpty(value) || lengthOf(value.trim()) === n ? undefined : { key: 'validation.exactLength', args: { n } };
}
