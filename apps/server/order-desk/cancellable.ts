import type { DeskCancellable } from '@eyelet/domain/orders/cancelling.ts';
import type { UnitsByLine } from '@eyelet/domain/returns/refund.ts';
import type { StoredOrder } from '../stored-orders/stored-order.ts';

/** Only whether the times are set matters. */
type Way = Readonly<{ first_parcel_at: unknown; shipped_at: unknown; delivered_at: unknown }>;

/**
 * The facts that decide whether staff may cancel an order, of which so many gift cards wait for a refused capture: as read, or with the
 * current state and shipments.
 */
export function cancellableOf(
  order: StoredOrder,
  waiting: UnitsByLine,
  state = order.state,
  shipments: readonly Way[] = order.shipments,
): DeskCancellable {
  return {
    state,
    shipments: shipments.map((one) => ({
      partlyShipped: one.first_parcel_at !== null,
      shipped: one.shipped_at !== null,
      delivered: one.delivered_at !== null,
    })),
    hasGiftCard: order.lines.some(
      ({ gift_card: card, line_no: lineNo, qty }) =>
        card !== null && !card.printed && qty - (order.cancelled[lineNo] ?? 0) > (waiting.get(lineNo) ?? 0),
    ),
    exchange: order.exchange,
  };
}
