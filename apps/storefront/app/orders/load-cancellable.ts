import type { ShopContext } from '../shop/shop-context.ts';
import { hourOf } from './order-day.ts';
import { readOrder } from './read-order.ts';

/** The items of an order that the visitor may cancel now, with all others by their id; any other order counts as unknown. */
export async function loadCancellable(shop: ShopContext, asked: URLSearchParams) {
  const { order, query } = await readOrder(shop, asked);
  const { orderNumber, cancellableUntil, steps, items } = order;
  return {
    orderNumber,
    until: cancellableUntil === null ? null : hourOf(cancellableUntil, shop.market),
    query,
    isCancelled: steps.some(({ status }) => status === 'cancelled'),
    items: items.map(({ id, name, colour, size, image, qty, cancelledQty, cancellableQty }) => ({
      ...{ itemId: id, name, colour, size, image, cancellableQty },
      keptQty: qty - cancelledQty,
    })),
  };
}

export type Cancellable = Awaited<ReturnType<typeof loadCancellable>>;
export type CancellableItem = Cancellable['items'][number];
