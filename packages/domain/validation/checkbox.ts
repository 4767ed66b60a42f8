import type { Verdict } from './invalid.ts';

/** Invalid if a required box is not ticked (B5.3.09). */
export function checkbox(ticked: boolean | undefined): Verdict {
  return ticked ? undefined : { key: 'validation.checkbox' };
}
