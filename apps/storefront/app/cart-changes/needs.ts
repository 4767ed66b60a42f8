import type { Cart } from '@eyelet/contracts/cart/cart.ts';
import type { ShipmentMethods } from '@eyelet/contracts/cart/shipping-method.ts';

type Delivered = Pick<Cart, 'shippingMethods'>;

/** What is sent to the shopper or to a collection point of his. */
export function homeShipment({ shippingMethods }: Delivered): ShipmentMethods | undefined {
  return shippingMethods.find(({ kind }) => kind === 'home' || kind === 'pudo');
}

/** Whether anything of a cart is sent to an address. */
export function needsAddress({ shippingMethods }: Delivered): boolean {
  return shippingMethods.some(({ kind }) => kind === 'home' || kind === 'pudo' || kind === 'customs');
}

/** What the shopper fetches from a store. */
export function storeShipments({ shippingMethods }: Delivered): readonly ShipmentMethods[] {
  return shippingMethods.filter(({ kind }) => kind === 'pickup' || kind === 'sts');
}
