import { problemOfAmounts } from '../check-amounts.ts';
import type { BenefitOf, Effect } from './effect.ts';

/** Each unit costs an amount, unless it costs less already. */
export const fixedPrice: Effect<BenefitOf<'fixed-price'>> = {
  levels: ['PRODUCT'],
  problem: ({ amounts }) => problemOfAmounts(amounts),
  amounts: ({ amounts }) => [amounts],
  offRow: ({ amounts }, { rowTotal, quantity }, currency) =>
    Math.max(0, rowTotal - (amounts[currency] ?? rowTotal) * quantity),
};
