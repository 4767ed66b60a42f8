import { consumer } from '../events/consumer.ts';
import type { Shop } from '../kernel/shop.ts';
import { captureDue } from './capture-due.ts';

/** Captures money as goods leave, and releases what is left once nothing more will. */
export const parcelCaptures = consumer('captures', {
  'shipment.partly-shipped': capture,
  'shipment.shipped': capture,
  'shipment.delivered': capture,
  'order.items-cancelled': capture,
  // Where a process of the version before numbers it, the job `capture-again` ends the payment.
  'payment.released': capture,
});

function capture(shop: Shop, { orderNumber }: Readonly<{ orderNumber: string }>): Promise<void> {
  return captureDue(shop, orderNumber, 'parcel');
}
