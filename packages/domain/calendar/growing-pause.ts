/** Milliseconds to wait after a number of tries that failed: doubling from a minute up to `mostMs`. */
export function growingPause(tries: number, mostMs: number): number {
  return Math.min(60_000 * 2 ** Math.max(0, tries - 1), mostMs);
}
