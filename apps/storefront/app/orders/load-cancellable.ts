import { readPurchase } from '@eyelet/contracts/orders/read.ts';
import { readLinkedOrder } from '@eyelet/contracts/orders/read-linked.ts';
import { notAvailable, orNotAvailable } from '../page/not-available.ts';
import { orderQuery } from '../receipts/order-query.ts';
import type { ShopContext } from '../shop/shop-context.ts';
import { hourOf } from './order-day.ts';

/** The items of an order that the visitor may cancel now, with all others by their id; any other order counts as unknown. */
export async function loadCancellable({ client, market, session }: ShopContext, query: URLSearchParams) {
  const orderId = query.get('order')?.slice(0, 64);
  const token = query.get('token')?.slice(0, 64);
  if (!orderId || (session === undefined && !token)) return notAvailable();
  const params = { orderId };
  const asked = token
    ? client.call(readLinkedOrder, { params, query: { token } })
    : client.call(readPurchase, { params });
  const { orderNumber, cancellableUntil, steps, items } = await orNotAvailable(asked, 'OHS4004');
  return {
    orderNumber,
    until: cancellableUntil === null ? null : hourOf(cancellableUntil, market),
    query: orderQuery(orderNumber, token),
    isCancelled: steps.some(({ status }) => status === 'cancelled'),
    items: items.map(({ id, name, colour, size, image, qty, cancelledQty, cancellableQty }) => ({
      ...{ itemId: id, name, colour, size, image, cancellableQty },
      keptQty: qty - cancelledQty,
    })),
  };
}

export type Cancellable = Awaited<ReturnType<typeof loadCancellable>>;
export type CancellableItem = Cancellable['items'][number];
