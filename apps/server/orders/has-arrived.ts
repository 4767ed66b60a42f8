import type { StoredOrder } from '../stored-orders/stored-order.ts';

/** Whether something of an order has arrived, so that it may be sent back: what was sent, or what was sent again for it. */
export function hasArrived({ shipments, replacementArrived }: StoredOrder): boolean {
  return replacementArrived || shipments.some(({ delivered_at }) => delivered_at !== null);
}
