import type { Order } from '@eyelet/contracts/orders/order.ts';
import { collectScan } from '@eyelet/domain/orders/collect-code.ts';
import { type DrawnCode, drawCode } from '../scan-codes/draw-code.ts';

export type DrawnCollect = DrawnCode & Readonly<{ code: string }>;

/** The codes of the shipments that can be collected, drawn, by shipment. */
export type Collecting = Readonly<Record<string, DrawnCollect>>;

export function collectingOf({ orderNumber, shipments }: Order): Collecting {
  return Object.fromEntries(
    shipments.flatMap(({ shippingId, collectCode: code }) =>
      code === null ? [] : [[shippingId, { code, ...drawCode(collectScan(orderNumber, code)) }]],
    ),
  );
}
