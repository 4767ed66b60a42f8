import { recordShipmentStep } from '@eyelet/contracts/order-desk/record-step.ts';
import type { Order } from '@eyelet/contracts/orders/order.ts';
import type { StaffBrowser } from '@eyelet/testing/staff.ts';

const parcel = { carrier: 'ups', trackingNumber: '1Z999' };

/** Records that every shipment of an order is sent and delivered. */
export async function deliver(staff: StaffBrowser, { orderNumber, shipments }: Order): Promise<void> {
  for (const { shippingId, kind } of shipments) {
    if (kind === 'digital') continue;
    const params = { orderNumber, shippingId };
    await staff.call(recordShipmentStep, { params, body: { step: 'shipped', ...parcel } });
    await staff.call(recordShipmentStep, { params, body: { step: 'delivered' } });
  }
}
