import { type Input, isEmpty, type Verdict } from './invalid.ts';

/** One of a list of codes, such as the provinces of a country. */
export function oneOf(value: Input, { options }: Readonly<{ options: readonly string[] }>): Verdict {
  return isEmpty(value) || options.includes(value.trim()) ? undefined : { key: 'validation.oneOf' };
}
