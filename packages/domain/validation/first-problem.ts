import type { Verdict } from './invalid.ts';

/** The first problem found by several validators, in order. */
export function firstProblem(...verdicts: readonly (() => Verdict)[]): Verdict {
  for (const ask of verdicts) {
    const verdict = ask();
    if (verdict) return verdict;
  }
  return undefined;
}
