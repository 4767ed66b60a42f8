import { type Input, isEmpty, type Verdict } from './invalid.ts';

type Bound = Readonly<{ n: number }>;

/** A number as it is typed: digits, with a point or a comma before its fraction. */
export function numberOf(value: string): number {
  return /^\d+(?:[.,]\d+)?$/u.test(value.trim()) ? Number(value.trim().replace(',', '.')) : Number.NaN;
}

/** Not less than n (C5.20). Input that is no number counts as less. */
export function min(value: Input, { n }: Bound): Verdict {
  return isEmpty(value) || numberOf(value) >= n ? undefined : { key: 'validation.min', args: { n } };
}

/** Not more than n (C5.21). Input that is no number is left to `min`. */
export function max(value: Input, { n }: Bound): Verdict {
  return isEmpty(value) || !(numberOf(value) > n) ? undefined : { key: 'validation.max', args: { n } };
}
