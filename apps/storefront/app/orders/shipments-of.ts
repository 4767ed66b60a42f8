import type { Order } from '@eyelet/contracts/orders/order.ts';
import type { ShownShipment } from '../cart/shipment-text.tsx';

/** The shipments of an order, as those of a cart are shown. */
export function shipmentsOf({ shipments }: Pick<Order, 'shipments'>): readonly ShownShipment[] {
  return shipments.map(({ shippingMethod, shippingAddress, pickupWindow, ...shipment }) => ({
    ...shipment,
    label: shippingMethod.label,
    deliveryTime: shippingMethod.deliveryTime,
    address: shippingAddress,
    pickupWindows: pickupWindow ? [pickupWindow] : [],
  }));
}

/** Whether a shipment goes to the address of the shopper. */
export function isSentHome({ kind }: Pick<ShownShipment, 'kind'>): boolean {
  return kind === 'home' || kind === 'customs';
}

/** What comes next: something is sent, only to be fetched, or only an email. */
export function nextOf(shipments: readonly Pick<ShownShipment, 'kind'>[]): 'text' | 'pickup' | 'digital' {
  if (shipments.length > 0 && shipments.every(({ kind }) => kind === 'digital')) return 'digital';
  return shipments.some((one) => isSentHome(one) || one.kind === 'pudo') ? 'text' : 'pickup';
}
