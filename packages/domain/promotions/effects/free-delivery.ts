import type { BenefitOf, Effect } from './effect.ts';

/** Delivery by some methods costs nothing. */
export const freeDelivery: Effect<BenefitOf<'free-delivery'>> = {
  levels: ['SHIPPING'],
  freeMethods: ({ methods }) => methods,
};
