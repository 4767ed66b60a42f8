import type { BenefitOf, Effect } from './effect.ts';

/** Whole percent off each row, or off the order. */
export const percent: Effect<BenefitOf<'percent'>> = {
  levels: ['PRODUCT', 'ORDER'],
  problem: (benefit) =>
    Number.isInteger(benefit.percent) && benefit.percent > 0 && benefit.percent < 100
      ? undefined
      : 'a percentage is a whole number from 1 to 99',
  offRow: (benefit, { rowTotal }) => (rowTotal * benefit.percent) / 100,
  offOrder: (benefit, value) => (value * benefit.percent) / 100,
};
