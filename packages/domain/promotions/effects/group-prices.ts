import { problemOfAmounts } from '../check-amounts.ts';
import type { BenefitOf, Effect } from './effect.ts';

/** Products of one promotion, at most. */
const mostPrices = 500;

/** Each unit of a product costs the price of the group, unless it costs less already. */
export const groupPrices: Effect<BenefitOf<'group-prices'>> = {
  levels: ['PRODUCT'],
  problem: ({ prices }) => {
    const all = Object.values(prices);
    if (all.length === 0 || all.length > mostPrices) return 'group-prices';
    return all.map(problemOfAmounts).find((one) => one !== undefined);
  },
  goods: ({ prices }) => ({ masterIds: Object.keys(prices), categories: [] }),
  // A product without a price in the currency keeps its own.
  offRow: ({ prices }, { masterId, rowTotal, quantity }, currency) =>
    Math.max(0, rowTotal - (prices[masterId]?.[currency] ?? rowTotal) * quantity),
};
