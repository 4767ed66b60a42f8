import type { BenefitOf, Effect } from './effect.ts';

/** Delivery by some methods costs nothing. */
export const freeDelivery: Effect<BenefitOf<'free-delivery'>> = {
  levels: ['SHIPPING'],
  problem: ({ methods }) => (methods.length > 0 ? undefined : 'no-method'),
  methods: ({ methods }) => methods,
  offDelivery: () => ({ percent: 100 }),
};
