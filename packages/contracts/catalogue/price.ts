import { type Static, Type } from 'typebox';
import { nullable } from '../kernel/nullable.ts';
import { labelSchema } from './label.ts';

const amount = (description: string) => Type.Number({ description });

/**
 * A price in major units of the market's currency (B3.3.01). Low and high differ when sizes or colours have different
 * prices. `reason` says why it is reduced, where the catalogue knows.
 */
export const priceSchema = Type.Object({
  current: amount('The current price; the lowest of the variants.'),
  original: amount('The price without reduction; equals current when there is none.'),
  lowCurrent: amount('Lowest current price among the variants.'),
  highCurrent: amount('Highest current price among the variants.'),
  lowOriginal: amount('Lowest unreduced price among the variants.'),
  highOriginal: amount('Highest unreduced price among the variants.'),
  historicBestPrice: nullable(
    amount('Lowest price of the 30 days before the reduction began, where the market requires it to be shown.'),
  ),
  previousBestSalesPrice: nullable(amount('The previous different price, if there was one.')),
  percentagePriceDiscount: amount('Reduction in whole percent, 0 without one.'),
  reason: nullable(labelSchema),
  salesPriceActiveDate: nullable(Type.String({ description: 'ISO instant at which the product can first be bought.' })),
});

export type Price = Static<typeof priceSchema>;
