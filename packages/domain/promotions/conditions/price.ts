import type { Rule } from './condition.ts';

/** Goods at their list price, or goods that are reduced. */
export const price: Rule<'full' | 'reduced'> = {
  counts: (wanted, { isReduced }) => isReduced === (wanted === 'reduced'),
  uncounted: (wanted) => (wanted === 'full' ? 'not-full-price' : 'not-reduced'),
};
