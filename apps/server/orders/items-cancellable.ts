import type { ItemsCancellable } from '@eyelet/domain/orders/cancelling-items.ts';
import type { UnitsByLine } from '@eyelet/domain/returns/refund.ts';
import type { StoredOrder } from '../stored-orders/stored-order.ts';
import { progressOf } from './reach-step.ts';

type Way = Parameters<typeof progressOf>[0] & Readonly<{ shipping_id: string }>;

/**
 * Units that were cancelled, by default as read; gift cards that wait for a refused capture, and units that no place has, by default none.
 */
type Units = Readonly<{ cancelled?: UnitsByLine; waiting?: UnitsByLine; unplaced?: UnitsByLine }>;

/** The facts that decide which items of an order can be cancelled: as read, or with the current state, shipments and units. */
export function itemsCancellable(
  order: StoredOrder,
  state = order.state,
  shipments: readonly Way[] = order.shipments,
  { cancelled, waiting, unplaced }: Units = {},
): ItemsCancellable {
  return {
    state,
    placedAt: order.placedAt,
    isExchange: order.exchange !== null || order.replaces !== null,
    lines: order.lines.map(({ line_no: lineNo, shipping_id: shippingId, qty, digital }) => ({
      ...{ lineNo, shippingId, qty, digital },
      cancelled: cancelled ? (cancelled.get(lineNo) ?? 0) : (order.cancelled[lineNo] ?? 0),
      waiting: waiting?.get(lineNo) ?? 0,
      unplaced: unplaced?.get(lineNo) ?? 0,
    })),
    shipments: shipments.map((one) => ({ ...progressOf(one), shippingId: one.shipping_id })),
  };
}
