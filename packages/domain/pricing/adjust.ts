import { adjustmentFor, type PriceAdjustment, unitOff } from '../price-adjustments/adjustment.ts';
import { type Goods, type SoldLine, sellLine } from './line.ts';

/** A line at the price that a store associate gave it, before any promotion; without one it stays as it is. */
export function adjustLine<G extends Goods>(sold: SoldLine<G>, adjustments: readonly PriceAdjustment[]): SoldLine<G> {
  const adjustment = sold.goods.product.isGiftCard ? undefined : adjustmentFor(sold.line, adjustments);
  const each = adjustment ? unitOff(sold.price.current, adjustment) : 0;
  if (!adjustment || each === 0) return sold;
  const { line, goods, price, categories } = sold;
  const adjusted = sellLine(line, goods, { ...price, current: price.current - each }, categories);
  return { ...adjusted, adjusted: { adjustment, each, amount: each * line.quantity } };
}
