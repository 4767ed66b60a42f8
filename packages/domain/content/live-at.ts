/** The time for which a version is shown; open at its end without one. Times are milliseconds since 1970. */
export type Publication = Readonly<{
  /** Later ones have higher numbers. */
  id: number;
  version: number;
  startsAt: number;
  endsAt: number | null;
}>;

/**
 * The publication that is shown at a moment: of those that hold, the one that started last, so that a campaign covers
 * what was there before and comes off when it ends. Of two that start together the later one holds.
 */
export function liveAt<P extends Publication>(publications: readonly P[], moment: number): P | undefined {
  return publications
    .filter(({ startsAt, endsAt }) => startsAt <= moment && (endsAt === null || endsAt > moment))
    .reduce<P | undefined>((last, one) => (last && isLater(last, one) ? last : one), undefined);
}

function isLater(one: Publication, other: Publication): boolean {
  return one.startsAt > other.startsAt || (one.startsAt === other.startsAt && one.id > other.id);
}
