import type { OrderItem } from '@eyelet/contracts/cart/item.ts';
import { Price } from '@eyelet/ui/prices/price.tsx';

export type RowAmountProps = Readonly<{ price: OrderItem['price']; currency: string; stale?: boolean }>;

/** What a row comes to; where a promotion takes something off it, beside what it was before. */
export function RowAmount({ price, currency, stale = false }: RowAmountProps) {
  const { priceAfterItemDiscount: current, rowTotal: original } = price;
  return (
    <span
      className={`max-sm:*:flex-col max-sm:*:items-end transition-opacity duration-150 ${stale ? 'opacity-50' : ''}`}
    >
      <Price price={{ current, original }} currency={currency} />
    </span>
  );
}
