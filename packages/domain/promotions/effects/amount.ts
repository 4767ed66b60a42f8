import { problemOfAmounts } from '../check-amounts.ts';
import type { BenefitOf, Effect } from './effect.ts';

/** An amount off each unit, or once off the order. */
export const amount: Effect<BenefitOf<'amount'>> = {
  levels: ['PRODUCT', 'ORDER'],
  problem: ({ amounts }) => problemOfAmounts(amounts),
  amounts: ({ amounts }) => [amounts],
  offRow: ({ amounts }, { rowTotal, quantity }, currency) => Math.min(rowTotal, (amounts[currency] ?? 0) * quantity),
  offOrder: ({ amounts }, { value }, currency) => Math.min(value, amounts[currency] ?? 0),
};
