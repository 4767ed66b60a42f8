import type { Verdict } from './invalid.ts';

/** The first objection of several validators, asked in order. */
export function firstObjection(...verdicts: readonly (() => Verdict)[]): Verdict {
  for (const ask of verdicts) {
    const verdict = ask();
    if (verdict) return verdict;
  }
  return undefined;
}
