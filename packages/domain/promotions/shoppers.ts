import type { Promotion } from './promotion.ts';

/** For whom a promotion is, as its page says it. */
export const shopperGroups = ['everybody', 'members', 'programmes', 'registered', 'guests', 'employees'] as const;

export type ShopperGroup = (typeof shopperGroups)[number];

/** For whom a promotion is; `forMembers`: its code is for members of the loyalty programme alone. */
export function shoppersOf(
  { audience, wants }: Pick<Promotion, 'audience' | 'wants'>,
  forMembers: boolean,
): ShopperGroup {
  if (forMembers || wants.groups?.every((one) => one === 'member')) return 'members';
  if (wants.groups) return 'programmes';
  if (audience === null) return 'everybody';
  if (audience.includes('GUEST')) return audience.includes('REGISTERED') ? 'everybody' : 'guests';
  return audience.includes('REGISTERED') ? 'registered' : 'employees';
}
