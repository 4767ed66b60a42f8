import { type Input, isEmpty, type Verdict } from './invalid.ts';

const pattern = /^[\p{L}\p{M}\s,.'’`-]+$/u;

/** Letters with their accents, whitespace, comma, period, apostrophe, backtick and hyphen, nothing else (C5.06). */
export function name(value: Input): Verdict {
  return isEmpty(value) || pattern.test(value) ? undefined : { key: 'validation.name' };
}
