import type { DeskCancellable } from '@eyelet/domain/orders/cancelling.ts';
import type { StoredOrder } from '../stored-orders/stored-order.ts';

/** The times are only looked at for being there. */
type Way = Readonly<{ shipped_at: unknown; delivered_at: unknown }>;

/** What decides whether staff may cancel an order: as it was read, or with state and shipments of this moment. */
export function cancellableOf(
  order: StoredOrder,
  state = order.state,
  shipments: readonly Way[] = order.shipments,
): DeskCancellable {
  return {
    state,
    shipments: shipments.map((one) => ({ shipped: one.shipped_at !== null, delivered: one.delivered_at !== null })),
    hasGiftCard: order.lines.some((line) => line.gift_card !== null),
  };
}
