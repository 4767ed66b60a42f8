import { listCancellable } from '@eyelet/contracts/orders/list-cancellable.ts';
import type { ShopContext } from '../shop/shop-context.ts';
import type { AskedOrder } from './asked-order.ts';
import { hourOf } from './order-day.ts';

/** The items of an order, with the units that can be cancelled now. */
export async function loadCancellable({ client, market }: Pick<ShopContext, 'client' | 'market'>, asked: AskedOrder) {
  const { orderNumber, isCancelled, cancellableUntil, items } = await client.call(listCancellable, { body: asked });
  return {
    ...{ orderNumber, isCancelled },
    until: cancellableUntil === null ? null : hourOf(cancellableUntil, market),
    items: items.map(({ qty, cancelledQty, ...item }) => ({ ...item, keptQty: qty - cancelledQty })),
  };
}

export type Cancellable = Awaited<ReturnType<typeof loadCancellable>>;
export type CancellableItem = Cancellable['items'][number];
