import type { DeskCancellable } from '@eyelet/domain/orders/cancelling.ts';
import type { UnitsByLine } from '@eyelet/domain/returns/refund.ts';
import type { StoredOrder } from '../stored-orders/stored-order.ts';

/** Only whether the times are set matters. */
type Way = Readonly<{ first_parcel_at: unknown; shipped_at: unknown; delivered_at: unknown }>;

/** Units that were cancelled, by default as read, and gift cards that wait for a refused capture: both of one moment. */
type Units = Readonly<{ cancelled?: UnitsByLine; waiting: UnitsByLine }>;

/** The facts that decide whether staff may cancel an order: as read, or with the current units, state and shipments. */
export function cancellableOf(
  order: StoredOrder,
  { cancelled, waiting }: Units,
  state = order.state,
  shipments: readonly Way[] = order.shipments,
): DeskCancellable {
  const gone = (lineNo: number) => (cancelled ? cancelled.get(lineNo) : order.cancelled[lineNo]) ?? 0;
  return {
    state,
    shipments: shipments.map((one) => ({
      partlyShipped: one.first_parcel_at !== null,
      shipped: one.shipped_at !== null,
      delivered: one.delivered_at !== null,
    })),
    hasGiftCard: order.lines.some(
      ({ gift_card: card, line_no: lineNo, qty }) =>
        card !== null && !card.printed && qty - gone(lineNo) > (waiting.get(lineNo) ?? 0),
    ),
    exchange: order.exchange,
  };
}
