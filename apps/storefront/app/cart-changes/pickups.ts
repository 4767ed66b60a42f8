import type { Cart } from '@eyelet/contracts/cart/cart.ts';
import type { ShipmentMethods } from '@eyelet/contracts/cart/shipping-method.ts';
import { storeShipments } from './needs.ts';

/** The shipments of stores that the shopper comes for later, unlike what is taken at once. */
export function pickups(cart: Pick<Cart, 'shippingMethods'>): readonly ShipmentMethods[] {
  return storeShipments(cart).filter(({ takenAtOnce }) => !takenAtOnce);
}
