import type { ItemsCancellable } from '@eyelet/domain/orders/cancelling-items.ts';
import type { StoredOrder } from '../stored-orders/stored-order.ts';
import { progressOf } from './reach-step.ts';

type Way = Parameters<typeof progressOf>[0] & Readonly<{ shipping_id: string }>;

/** The facts that decide which items of an order can be cancelled: as read, or with the current state, shipments and units. */
export function itemsCancellable(
  order: StoredOrder,
  state = order.state,
  shipments: readonly Way[] = order.shipments,
  cancelled: (lineNo: number) => number = (lineNo) => order.cancelled[lineNo] ?? 0,
): ItemsCancellable {
  return {
    state,
    placedAt: order.placedAt,
    isExchange: order.exchange !== null || order.replaces !== null,
    lines: order.lines.map(({ line_no: lineNo, shipping_id: shippingId, qty, digital }) => ({
      ...{ lineNo, shippingId, qty, digital },
      cancelled: cancelled(lineNo),
    })),
    shipments: shipments.map((one) => ({ ...progressOf(one), shippingId: one.shipping_id })),
  };
}
