import { type Input, isEmpty, type Verdict } from './invalid.ts';

/** Minimum length of a password in characters (C9.31). */
export const minPasswordLength = 8;

/** Maximum length of a password in characters, to bound the time of hashing. */
export const maxPasswordLength = 200;

/** The single rules, in the order in which they are shown (C5.08 to C5.11, B5.3.02). */
export const passwordRules = [
  { key: 'validation.passwordRule.length', meets: (value: string) => value.length >= minPasswordLength },
  { key: 'validation.passwordRule.uppercase', meets: (value: string) => /\p{Lu}/u.test(value) },
  { key: 'validation.passwordRule.lowercase', meets: (value: string) => /\p{Ll}/u.test(value) },
  { key: 'validation.passwordRule.number', meets: (value: string) => /\d/.test(value) },
] as const;

/** At least eight characters with an uppercase letter, a lowercase one and a digit (C5.07), and not too many. */
export function password(value: Input): Verdict {
  if (isEmpty(value)) return undefined;
  if (value.length > maxPasswordLength) return { key: 'validation.maxLength', args: { n: maxPasswordLength } };
  return passwordRules.every((rule) => rule.meets(value)) ? undefined : { key: 'validation.password' };
}
