import { type ApprovedLine, adjustmentsFor, type PriceAdjustment, unitOff } from '../price-adjustments/adjustment.ts';
import { exceedsOwnLimit, isApproved } from '../price-adjustments/approval.ts';
import { type Goods, type SoldLine, sellLine } from './line.ts';

/** A line as it is sold, and what would adjust it if somebody approved that. */
export type AdjustedLine<G extends Goods = Goods> = Readonly<{
  sold: SoldLine<G>;
  unapproved: PriceAdjustment | undefined;
}>;

/**
 * A line at the price that a store associate gave it, before any promotion; without one it stays as it is, and so it does where
 * that exceeds the associate's own limit and is not approved.
 */
export function adjustLine<G extends Goods>(
  sold: SoldLine<G>,
  adjustments: readonly PriceAdjustment[],
  now: Date,
): AdjustedLine<G> {
  const { line, goods, price, categories } = sold;
  const possible = goods.product.isGiftCard ? [] : adjustmentsFor(line, adjustments);
  const mayCount = (one: PriceAdjustment) =>
    !exceedsOwnLimit(price.current, one) || isApproved(one, approvedLineOf(sold), now);
  const [first] = possible;
  const adjustment = possible.find(mayCount);
  const unapproved = first === adjustment ? undefined : first;
  const each = adjustment ? unitOff(price.current, adjustment) : 0;
  if (!adjustment || each === 0) return { sold, unapproved };
  const adjusted = sellLine(line, goods, { ...price, current: price.current - each }, categories);
  return { sold: { ...adjusted, adjusted: { adjustment, each, amount: each * line.quantity } }, unapproved };
}

/** The terms of an approval of this line, at its price without adjustments. */
export function approvedLineOf({ line, price }: Pick<SoldLine, 'line' | 'price'>): ApprovedLine {
  return { lineId: line.id, upc: line.upc, quantity: line.quantity, price: price.current };
}
