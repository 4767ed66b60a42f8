import type { BenefitOf, Effect } from './effect.ts';

/** Whole percent off each row, or off the order. */
export const percent: Effect<BenefitOf<'percent'>> = {
  levels: ['PRODUCT', 'ORDER'],
  problem: (benefit) => (isPercentage(benefit.percent) ? undefined : 'percentage'),
  offRow: (benefit, { rowTotal }) => (rowTotal * benefit.percent) / 100,
  offOrder: (benefit, { value }) => (value * benefit.percent) / 100,
};

/** Whether it is a whole number of percent between 1 and 99: a promotion never gives goods away by a percentage. */
export function isPercentage(percentage: number): boolean {
  return Number.isInteger(percentage) && percentage > 0 && percentage < 100;
}
