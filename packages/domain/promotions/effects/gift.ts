import type { BenefitOf, Effect } from './effect.ts';

/** A size of a product comes along without charge. */
export const gift: Effect<BenefitOf<'gift'>> = {
  levels: ['PRODUCT', 'ORDER'],
  gift: ({ upc }) => upc,
};
