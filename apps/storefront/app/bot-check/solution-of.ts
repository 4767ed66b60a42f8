import type { Puzzle } from '@eyelet/contracts/bot-check/bot-check.ts';

/** A solved puzzle as the ALTCHA protocol writes it. */
export function solutionOf({ algorithm, challenge, salt, signature }: Puzzle, number: number): string {
  return btoa(JSON.stringify({ algorithm, challenge, number, salt, signature }));
}
