import { type Static, Type } from 'typebox';
import { oneOf } from '../kernel/nullable.ts';
import { rewardSchema } from '../loyalty/reward.ts';

const amount = (description: string) => Type.Number({ description: `${description} Major units, two decimals.` });

/**
 * Totals of a cart or an order (C3.09). These equations hold: itemSubTotal − totalDiscount = itemTotal; rowTotal − the
 * amounts of promoSummary = itemTotal; total = totalWithoutTax + tax − the amounts of appliedRewards = what the shopper
 * pays, shipping included; netAmount = totalWithoutTax; taxAmount = tax; remainingToPay = total − the amounts of payment instruments other than
 * the card.
 */
export const totalsSchema = Type.Object({
  itemSubTotal: amount('Items at their original prices, before discounts.'),
  rowTotal: amount('Items at their current prices, before promotions: the sum of their rows.'),
  totalDiscount: amount('Everything taken off, marked-down prices included.'),
  totalDiscountPercentage: Type.Number({
    description: 'Share of totalDiscount in the original prices, one decimal (C3.10).',
  }),
  itemTotal: amount('Items after discounts.'),
  shipping: amount('Delivery of all shipments.'),
  tax: amount('Tax within total.'),
  taxAmount: amount('The same as tax.'),
  totalWithoutTax: amount('total − tax.'),
  netAmount: amount('The same as totalWithoutTax.'),
  total: amount('What is paid.'),
  remainingToPay: amount('The amount still to be covered by a payment.'),
  totalUnits: Type.Integer({ description: 'Sum of quantities.' }),
  appliedRewards: Type.Array(rewardSchema, {
    description: 'Vouchers and rewards that pay; they are taken off the total.',
  }),
  taxIncluded: Type.Boolean({ description: 'Whether item prices contain the tax (EMEA) or not (NORA).' }),
  taxPending: Type.Boolean({
    description:
      'Whether tax will be added for what is sent, as nobody knows to where yet; tax and total are without it. Never so in an order.',
  }),
  taxation: oneOf(['net', 'gross'], 'The same as a word: prices without tax are net (B3.3.08).'),
});

export type Totals = Static<typeof totalsSchema>;
