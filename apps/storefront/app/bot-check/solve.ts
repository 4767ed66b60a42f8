import type { Puzzle } from '@eyelet/contracts/bot-check/bot-check.ts';
import { sha256 } from './sha256.ts';

/** The number that solves a puzzle; undefined when none does. */
export function solve({ challenge, salt, maxnumber }: Puzzle): number | undefined {
  for (let number = 0; number <= maxnumber; number += 1) {
    if (sha256(salt + number) === challenge) return number;
  }
  return undefined;
}

/** A solved puzzle as the ALTCHA protocol writes it. */
export function solutionOf({ algorithm, challenge, salt, signature }: Puzzle, number: number): string {
  return btoa(JSON.stringify({ algorithm, challenge, number, salt, signature }));
}
