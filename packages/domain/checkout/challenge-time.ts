/** Milliseconds that a 3-D Secure challenge may take (C8.163). */
export const longestChallenge = 5 * 60 * 1000;

/**
 * Milliseconds until a challenge expires (ISO 8601), by a clock that may be wrong: an impossible value counts as a
 * challenge that has just begun. The shop ends it by its own clock in any case.
 */
export function challengeTimeLeft(expiresAt: string, now: number): number {
  const left = Date.parse(expiresAt) - now;
  return left > 0 && left < longestChallenge ? left : longestChallenge;
}
