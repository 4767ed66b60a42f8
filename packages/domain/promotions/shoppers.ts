import type { Promotion } from './promotion.ts';

/** For whom a promotion is, as its page says it. */
export const shopperGroups = ['everybody', 'members', 'registered', 'guests', 'employees'] as const;

export type ShopperGroup = (typeof shopperGroups)[number];

/** For whom a promotion is; `forMembers`: its code is for members of the loyalty programme alone. */
export function shoppersOf({ audience }: Pick<Promotion, 'audience'>, forMembers: boolean): ShopperGroup {
  if (forMembers) return 'members';
  if (audience === null) return 'everybody';
  if (audience.includes('GUEST')) return audience.includes('REGISTERED') ? 'everybody' : 'guests';
  return audience.includes('REGISTERED') ? 'registered' : 'employees';
}
