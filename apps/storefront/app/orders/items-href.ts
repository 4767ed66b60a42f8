import type { LoadedOrder } from './load-order.ts';

/** Where single items of an order are cancelled; undefined where all that may be is the whole of it. */
export function itemsHref({ order, receiptQuery }: LoadedOrder, path: string): string | undefined {
  const units = order.items.reduce((sum, { cancellableQty }) => sum + cancellableQty, 0);
  return units > 1 || (units === 1 && order.totals.totalUnits > 1)
    ? `/${path}/order-confirmation/cancel-items?${receiptQuery}`
    : undefined;
}
