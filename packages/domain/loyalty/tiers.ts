/** Tiers of the loyalty programme, the lowest first; everybody who joins has the first. */
export const tiers = ['member', 'silver', 'gold'] as const;

export type Tier = (typeof tiers)[number];

/** Points earned within twelve months from which on a member has a tier; 0: the market does not have it. */
export type Thresholds = Readonly<Record<Exclude<Tier, 'member'>, number>>;

/** What a tier gives: points for each whole unit of currency in percent, and points on the birthday. */
export type TierBenefits = Readonly<{ pointsPercent: number; birthdayPoints: number }>;

/** The highest tier whose threshold is reached. */
export function tierOf(earned: number, thresholds: Thresholds): Tier {
  return tiersIn(thresholds).findLast(({ from }) => from <= earned)?.tier ?? 'member';
}

/** The tiers that a market has, with the points from which on a member has them; lowest first. */
export function tiersIn(thresholds: Thresholds): readonly Readonly<{ tier: Tier; from: number }>[] {
  const [first, ...higher] = tiers;
  const offered = higher.map((tier) => ({ tier, from: thresholds[tier] })).filter(({ from }) => from !== 0);
  return [{ tier: first, from: 0 }, ...offered];
}

/** The next tier, and how many points are missing; undefined for a member of the highest. */
export function nextTierOf(
  earned: number,
  thresholds: Thresholds,
): Readonly<{ tier: Tier; missing: number }> | undefined {
  const next = tiersIn(thresholds).find(({ from }) => from > earned);
  return next && { tier: next.tier, missing: next.from - earned };
}

/** Points at the rate of a tier, rounded down to whole ones. */
export function pointsAtRate(points: number, percent: number): number {
  return Math.floor((points * percent) / 100);
}

/** What is left of the points that an order has earned, where `left` of its `base` points are left before the rate of the tier. */
export function earnedOf(earned: number, left: number, base: number): number {
  return base === 0 ? 0 : Math.floor((earned * left) / base);
}
