import type { Cart } from '@eyelet/contracts/cart/cart.ts';
import type { ShipmentMethods } from '@eyelet/contracts/cart/shipping-method.ts';
import { goesHome } from '@eyelet/domain/delivery/shipment.ts';

type Delivered = Pick<Cart, 'shippingMethods'>;

/** The shipment to the shopper's address or collection point. */
export function homeShipment({ shippingMethods }: Delivered): ShipmentMethods | undefined {
  return shippingMethods.find(({ kind }) => goesHome(kind));
}

/** Whether anything of a cart is sent to an address. */
export function needsAddress({ shippingMethods }: Delivered): boolean {
  return shippingMethods.some(({ kind }) => goesHome(kind) || kind === 'customs');
}

/** The shipments that are handed over in a store. */
export function storeShipments({ shippingMethods }: Delivered): readonly ShipmentMethods[] {
  return shippingMethods.filter(({ kind }) => kind === 'pickup' || kind === 'sts');
}
