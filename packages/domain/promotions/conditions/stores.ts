import type { Rule } from './condition.ts';

/** Goods that one of some stores sells, or hands over. */
export const stores: Rule<readonly string[]> = {
  // An account says for which store somebody sells.
  asks: () => ({}),
  problem: (wanted) => (wanted.length > 0 ? undefined : 'no-store'),
  counts: (wanted, { storeId }) => storeId !== null && wanted.includes(storeId),
  uncounted: () => 'other-store',
};
