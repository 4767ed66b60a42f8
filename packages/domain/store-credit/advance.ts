/** Days for which somebody must have had an account. */
const knownDays = 90;

const dayMs = 86_400_000;

/** What decides whether somebody is lent credit on goods that are on their way back. */
export type Trusted = Readonly<{
  confirmed: boolean;
  createdAt: Date;
  /** Earlier returns of theirs of which not all was taken back. */
  refused: number;
  /** What was lent before and has not been settled, in minor units. */
  outstanding: number;
}>;

/**
 * What is lent on a return, in minor units: what its goods would give as credit, up to the limit of the market (whole units; 0: nothing is
 * lent). Only to who has had an account for a quarter of a year, whose returns were always as announced, and who has nothing lent.
 */
export function advanceOf(
  worth: number,
  { limit, now, ...one }: Trusted & Readonly<{ limit: number; now: Date }>,
): number {
  const isKnown = one.confirmed && now.getTime() - one.createdAt.getTime() >= knownDays * dayMs;
  return isKnown && one.refused === 0 && one.outstanding === 0 ? Math.max(0, Math.min(worth, limit * 100)) : 0;
}

type Lent = Readonly<{ returnId: string; amount: number; takenBack: number }>;

/** How much of what was lent is taken back now of each, the oldest first: never more than there is to spend. */
export function takeBackOf(
  lent: readonly Lent[],
  balance: number,
): readonly Readonly<{ returnId: string; amount: number }>[] {
  let left = Math.max(0, balance);
  return lent.flatMap(({ returnId, amount, takenBack }) => {
    const now = Math.min(left, amount - takenBack);
    left -= now;
    return now > 0 ? [{ returnId, amount: now }] : [];
  });
}
