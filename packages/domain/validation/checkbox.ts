import type { Verdict } from './invalid.ts';

/** Objects to a box that must be ticked and is not (B5.3.09). */
export function checkbox(ticked: boolean | undefined): Verdict {
  return ticked ? undefined : { key: 'validation.checkbox' };
}
