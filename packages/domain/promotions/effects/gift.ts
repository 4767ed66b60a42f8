import type { BenefitOf, Effect } from './effect.ts';

/** Sizes to choose from, besides the one that comes along by itself. */
const mostOthers = 11;

/** A size of a product comes along without charge, perhaps one of several that the shopper chooses. */
export const gift: Effect<BenefitOf<'gift'>> = {
  levels: ['PRODUCT', 'ORDER'],
  problem: ({ upc, others = [] }) => {
    const isChoice = others.length <= mostOthers && new Set([upc, ...others]).size === others.length + 1;
    return isChoice ? undefined : 'gift-choice';
  },
  gifts: ({ upc, others = [] }) => [upc, ...others],
};
