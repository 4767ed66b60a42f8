import type { Order } from '@eyelet/contracts/orders/order.ts';
import type { ShownShipment } from '../cart/shipment-text.tsx';

/** The shipments of an order in the shape of those of a cart, without those of which everything was cancelled. */
export function shipmentsOf({ shipments }: Pick<Order, 'shipments'>): readonly ShownShipment[] {
  const sent = shipments.filter(({ isCancelled }) => !isCancelled);
  return sent.map(({ shippingMethod, shippingAddress, pickupWindow, ...shipment }) => ({
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

type Awaited = Pick<ShownShipment, 'kind' | 'takenAtOnce'>;

/**
 * Which text about the next step applies: everything was taken at once, or of the rest something is sent, all is collected,
 * or all comes by email.
 */
export function nextOf(all: readonly Awaited[]): 'text' | 'pickup' | 'digital' | 'taken' {
  const shipments = all.filter(({ takenAtOnce }) => !takenAtOnce);
  if (shipments.length === 0 && all.length > 0) return 'taken';
  if (shipments.length > 0 && shipments.every(({ kind }) => kind === 'digital')) return 'digital';
  return shipments.some((one) => isSentHome(one) || one.kind === 'pudo') ? 'text' : 'pickup';
}
