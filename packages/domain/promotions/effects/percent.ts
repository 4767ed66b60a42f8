import type { BenefitOf, Effect } from './effect.ts';

/** Whole percent off each row, or off the order. */
export const percent: Effect<BenefitOf<'percent'>> = {
  levels: ['PRODUCT', 'ORDER'],
  problem: (benefit) => (isPercentage(benefit.percent) ? undefined : 'percentage'),
  offRow: (benefit, { rowTotal }) => (rowTotal * benefit.percent) / 100,
  offOrder: (benefit, { value }) => (value * benefit.percent) / 100,
};

/** Whether so many percent can be taken off goods without giving them away. */
export function isPercentage(percentage: number): boolean {
  return Number.isInteger(percentage) && percentage > 0 && percentage < 100;
}
