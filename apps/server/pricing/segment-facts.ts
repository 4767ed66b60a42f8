import type { StoredSegment } from '@eyelet/db/promotions/segment.ts';
import { tierOf } from '@eyelet/domain/loyalty/tiers.ts';
import { defaultMarket, marketByHeader } from '@eyelet/domain/markets/markets.ts';
import type { SegmentFacts } from '@eyelet/domain/promotions/conditions/segments/facts.ts';
import type { Shop } from '../kernel/shop.ts';
import { thresholdsIn } from './tier-thresholds.ts';

/** What segments ask, as the rules have it: the tier by the thresholds of the account’s country. */
export function segmentFacts(
  settings: Shop['settings'],
  { homeMarket, memberSince, earned, ...history }: StoredSegment,
): SegmentFacts {
  const market = marketByHeader(homeMarket);
  const isMember = earned !== undefined && memberSince !== null;
  const { country } = market ?? defaultMarket;
  return {
    ...{ homeMarket: market?.locale, memberSince },
    ...(isMember ? { tier: tierOf(earned, thresholdsIn(settings, country)) } : {}),
    ...history,
  };
}
