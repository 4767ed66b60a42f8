import type { AddressInput } from '@eyelet/contracts/addresses/address.ts';
import type { Cart } from '@eyelet/contracts/cart/cart.ts';
import { setShippingAddress } from '@eyelet/contracts/checkout/set-shipping-address.ts';
import type { ApiClient } from '@eyelet/contracts/kernel/client.ts';
import { needsAddress, storeShipments } from '../cart-changes/needs.ts';

/** Sets the address of a wallet on a cart, and its contact for pickups, which may live anywhere. */
export async function deliverTo(
  client: ApiClient,
  cart: Cart,
  address: AddressInput & Readonly<{ context: string }>,
): Promise<void> {
  const params = { basketId: cart.id };
  if (needsAddress(cart)) {
    await client.call(setShippingAddress, { params, body: address });
    return;
  }
  const [store] = storeShipments(cart);
  if (!store) return;
  const { email, phone, context } = address;
  await client.call(setShippingAddress, { params, body: { shippingId: store.shippingId, email, phone, context } });
}
