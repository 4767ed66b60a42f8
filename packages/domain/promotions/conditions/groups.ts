import type { Rule } from './condition.ts';
import type { ShopperProgramme } from './wants.ts';

/** Shoppers of one of some programmes. */
export const groups: Rule<readonly ShopperProgramme[]> = {
  isOfShopper: true,
  asks: () => ({}),
  problem: (wanted) => (wanted.length > 0 ? undefined : 'no-group'),
  unmet: (wanted, { shopper }) => (wanted.some((one) => shopper?.groups.includes(one)) ? undefined : 'not-in-group'),
};
