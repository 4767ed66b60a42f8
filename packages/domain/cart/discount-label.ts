import type { LinePrice } from './totals.ts';

export type DiscountLabel = 'free-gift' | 'marked-down';

/** Free Gift at a price of 0, which wins; Marked Down when the current price is below the original (C9.23, C9.24). */
export function discountLabel(price: LinePrice): DiscountLabel | undefined {
  if (price.current === 0) return 'free-gift';
  return price.current < price.original ? 'marked-down' : undefined;
}
