import type { Verdict } from './invalid.ts';

type Limit = Readonly<{ n: number }>;

/** Not less than n (C5.20). */
export function min(value: number | undefined, { n }: Limit): Verdict {
  return value === undefined || value >= n ? undefined : { key: 'validation.min', args: { n } };
}

/** Not more than n (C5.21). */
export function max(value: number | undefined, { n }: Limit): Verdict {
  return value === undefined || value <= n ? undefined : { key: 'validation.max', args: { n } };
}
