import type { Consumer } from '@eyelet/db/consumers/consumer.ts';
import type { Reader } from '@eyelet/db/database.ts';
import { readEarnedSince } from '@eyelet/db/loyalty/points.ts';
import { tierCountsSince } from '@eyelet/domain/loyalty/earning.ts';
import { type Thresholds, type Tier, type TierBenefits, tierOf } from '@eyelet/domain/loyalty/tiers.ts';
import { defaultMarket, marketByHeader } from '@eyelet/domain/markets/markets.ts';
import type { Shop } from '../kernel/shop.ts';
import { thresholdsIn } from '../pricing/tier-thresholds.ts';

type Settings = Shop['settings'];

/** What a tier gives. */
export function benefitsOf(settings: Settings, tier: Tier): TierBenefits {
  const decided = settings.current();
  switch (tier) {
    case 'silver':
      return {
        pointsPercent: decided['loyalty.silver-percent'],
        birthdayPoints: decided['loyalty.birthday-points-silver'],
      };
    case 'gold':
      return {
        pointsPercent: decided['loyalty.gold-percent'],
        birthdayPoints: decided['loyalty.birthday-points-gold'],
      };
    case 'member':
      return { pointsPercent: 100, birthdayPoints: decided['loyalty.birthday-points'] };
  }
}

/** The tier of a member now, what it gives, and the points that it was judged by. */
export type Standing = TierBenefits & Readonly<{ tier: Tier; earned: number; thresholds: Thresholds }>;

export async function tierOfMember(
  db: Reader,
  settings: Settings,
  { id, locale }: Pick<Consumer, 'id' | 'locale'>,
  now: Date,
): Promise<Standing> {
  const { country } = marketByHeader(locale) ?? defaultMarket;
  const thresholds = thresholdsIn(settings, country);
  const earned = await readEarnedSince(db, id, tierCountsSince(now));
  const tier = tierOf(earned, thresholds);
  return { tier, earned, thresholds, ...benefitsOf(settings, tier) };
}
