import { type Input, isEmpty, type Verdict } from './invalid.ts';

/** At least eight characters with an uppercase letter, a lowercase one and a digit. */
export function password(value: Input): Verdict {
  if (isEmpty(value)) return undefined;
  const meets = value.length >= 8 && /\p{Lu}/u.test(value) && /\p{Ll}/u.test(value) && /\d/.test(value);
  return meets ? undefined : { key: 'validation.password' };
}
