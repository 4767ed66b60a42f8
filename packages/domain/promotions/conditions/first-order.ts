import type { Rule } from './condition.ts';

/** The first order of an account: one that has ordered nothing yet that was not called off. A guest has no account. */
export const firstOrder: Rule<true> = {
  isOfShopper: true,
  endsByOrder: () => true,
  asks: () => ({}),
  unmet: (_, { shopper, consumerType = 'GUEST' }) =>
    consumerType !== 'GUEST' && shopper?.hasOrdered === false ? undefined : 'not-first-order',
};
