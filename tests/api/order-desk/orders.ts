import { randomUUID } from 'node:crypto';
import { recordShipmentStep } from '@eyelet/contracts/order-desk/record-step.ts';
import type { Order } from '@eyelet/contracts/orders/order.ts';
import type { StaffBrowser } from '@eyelet/testing/staff.ts';

/** Records that every shipment of an order is sent, each under a number of its own, and delivered. */
export async function deliver(staff: StaffBrowser, { orderNumber, shipments }: Order): Promise<void> {
  for (const { shippingId, kind } of shipments) {
    if (kind === 'digital') continue;
    const params = { orderNumber, shippingId };
    const trackingNumber = `1Z999-${randomUUID().slice(0, 8)}`;
    await staff.call(recordShipmentStep, { params, body: { step: 'shipped', carrier: 'ups', trackingNumber } });
    await staff.call(recordShipmentStep, { params, body: { step: 'delivered' } });
  }
}
