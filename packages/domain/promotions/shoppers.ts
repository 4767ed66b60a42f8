import { tiers as allTiers, type Tier } from '../loyalty/tiers.ts';
import type { Promotion } from './promotion.ts';

/** For whom a promotion is, as its page says it. */
export const shopperGroups = [
  ...(['everybody', 'members', 'silver', 'gold', 'silver-and-gold', 'programmes', 'selected'] as const),
  ...(['registered', 'guests', 'employees'] as const),
] as const;

export type ShopperGroup = (typeof shopperGroups)[number];

/** For whom a promotion is; `forMembers`: its code is for members of the loyalty programme alone. */
export function shoppersOf(
  { audience, wants }: Pick<Promotion, 'audience' | 'wants'>,
  forMembers: boolean,
): ShopperGroup {
  // A page for everybody must not reveal what makes somebody part of a segment.
  if (wants.orders || wants.spent || wants.daysSinceOrder || wants.homeMarkets) return 'selected';
  if (wants.tiers) return groupOfTiers(wants.tiers);
  if (forMembers || wants.daysAsMember || wants.groups?.every((one) => one === 'member')) return 'members';
  if (wants.groups) return 'programmes';
  if (audience === null) return 'everybody';
  if (audience.includes('GUEST')) return audience.includes('REGISTERED') ? 'everybody' : 'guests';
  return audience.includes('REGISTERED') ? 'registered' : 'employees';
}

/** Those who have just joined are members as others are; a promotion for them alone is for some of these. */
function groupOfTiers(tiers: readonly Tier[]): ShopperGroup {
  if (tiers.includes('member')) return tiers.length === allTiers.length ? 'members' : 'selected';
  if (tiers.length > 1) return 'silver-and-gold';
  return tiers.includes('gold') ? 'gold' : 'silver';
}
