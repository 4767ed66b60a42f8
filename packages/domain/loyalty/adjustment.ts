/** Within how long adjustments of one person count together. */
const togetherMs = 86_400_000;

/** Since when what somebody has adjusted alone counts. */
export function adjustedTogetherSince(now: Date): Date {
  return new Date(now.getTime() - togetherMs);
}

/**
 * Whether somebody adjusts points of a member without approval, who has adjusted theirs by `before` alone within a day: neither this one
 * nor all of them together is above the limit, so that a large one is not split. What takes back a mistake counts against it.
 */
export function isAdjustedAlone(points: number, before: number, limit: number): boolean {
  return Math.abs(points) <= limit && Math.abs(before + points) <= limit;
}
