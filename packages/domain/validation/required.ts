import { type Input, isEmpty, type Verdict } from './invalid.ts';

/** Invalid if empty after trimming (C5.25, C5.26). */
export function required(value: Input): Verdict {
  return isEmpty(value) ? { key: 'validation.required' } : undefined;
}
