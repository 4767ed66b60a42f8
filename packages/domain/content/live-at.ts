/** The period in which a version is published; open without an end. Times are milliseconds since 1970. */
export type Publication = Readonly<{
  /** Later ones have higher numbers. */
  id: number;
  version: number;
  startsAt: number;
  endsAt: number | null;
}>;

/**
 * The publication that is shown at an instant: of those in force, the one that started last, so that a campaign covers
 * the previous version until it ends. Of two that start together the later one counts.
 */
export function liveAt<P extends Publication>(publications: readonly P[], moment: number): P | undefined {
  return publications
    .filter(({ startsAt, endsAt }) => startsAt <= moment && (endsAt === null || endsAt > moment))
    .reduce<P | undefined>((last, one) => (last && isLater(last, one) ? last : one), undefined);
}

function isLater(one: Publication, other: Publication): boolean {
  return one.startsAt > other.startsAt || (one.startsAt === other.startsAt && one.id > other.id);
}
