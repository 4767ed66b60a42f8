import type { OrderItem } from '@eyelet/contracts/cart/item.ts';
import { Price } from '@eyelet/ui/prices/price.tsx';

export type RowAmountProps = Readonly<{
  item: Pick<OrderItem, 'price' | 'qty'>;
  currency: string;
  stale?: boolean;
}>;

/**
 * The amount of a row, with the original amount when it is marked down. Discounts of promotions are rows of the totals, so
 * that the lines add up to the subtotal.
 */
export function RowAmount({ item: { price, qty }, currency, stale = false }: RowAmountProps) {
  const { rowTotal: current, original } = price;
  return (
    <span
      className={`max-sm:*:flex-col max-sm:*:items-end transition-opacity duration-150 ${stale ? 'opacity-50' : ''}`}
    >
      <Price price={{ current, original: Math.round(original * qty * 100) / 100 }} currency={currency} />
    </span>
  );
}
