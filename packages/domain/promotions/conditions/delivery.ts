import type { MethodCode } from '../../markets/delivery-method.ts';
import type { Rule } from './condition.ts';

/** Goods that are delivered in one of some ways. */
export const delivery: Rule<readonly MethodCode[]> = {
  problem: (wanted) => (wanted.length > 0 ? undefined : 'no-method'),
  counts: (wanted, { method }) => wanted.includes(method),
  uncounted: () => 'other-delivery',
};
