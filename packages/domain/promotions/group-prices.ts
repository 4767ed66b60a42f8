import type { BenefitOf } from './effects/effect.ts';
import type { Promotion } from './promotion.ts';

export type GroupPrices = Promotion & Readonly<{ benefit: BenefitOf<'group-prices'> }>;

export function hasGroupPrices(promotion: Promotion): promotion is GroupPrices {
  return promotion.benefit.kind === 'group-prices';
}

/**
 * Whether group prices are for others than a group whose members the shop knows: employees who have accepted their terms, athletes, or
 * professionals. What everybody may have is a price of the catalogue.
 */
export function lacksGroup({ audience, wants }: Pick<Promotion, 'audience' | 'wants'>): boolean {
  const isForEmployees = audience?.every((one) => one === 'EMPLOYEE') ?? false;
  const isForProgramme = wants.groups !== undefined && !wants.groups.includes('member');
  return !isForEmployees && !isForProgramme;
}

/** Whether they ask for something that products by themselves do not tell, so that they could not be shown beside them. */
export function asksForMore({ threshold, needsCoupon, limits, mostOff, wants }: Promotion): boolean {
  const others = Object.keys(wants).filter((kind) => kind !== 'groups');
  return needsCoupon || others.length > 0 || [threshold, limits, mostOff].some((one) => one !== null);
}
