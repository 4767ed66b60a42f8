import type { Order } from '@eyelet/contracts/orders/order.ts';
import type { ShownShipment } from '../cart/shipment-text.tsx';

/** The shipments of an order in the shape of those of a cart. */
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

/** Which text about the next step applies: something is sent, everything is collected, or everything comes by email. */
export function nextOf(shipments: readonly Pick<ShownShipment, 'kind'>[]): 'text' | 'pickup' | 'digital' {
  if (shipments.length > 0 && shipments.every(({ kind }) => kind === 'digital')) return 'digital';
  return shipments.some((one) => isSentHome(one) || one.kind === 'pudo') ? 'text' : 'pickup';
}
