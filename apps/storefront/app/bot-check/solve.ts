import type { Puzzle } from '@eyelet/contracts/bot-check/bot-check.ts';
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';

/**
 * The number that solves a puzzle; undefined when none does. The hash of a library, as the browser's returns a promise, which
 * takes longer than hashing a short text, and does not exist without TLS.
 */
export function solve({ challenge, salt, maxnumber }: Puzzle): number | undefined {
  for (let number = 0; number <= maxnumber; number += 1) {
    if (bytesToHex(sha256(utf8ToBytes(salt + number))) === challenge) return number;
  }
  return undefined;
}
