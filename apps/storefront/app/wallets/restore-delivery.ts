import type { Cart } from '@eyelet/contracts/cart/cart.ts';
import { removeShippingAddress } from '@eyelet/contracts/checkout/remove-shipping-address.ts';
import { setShippingAddress } from '@eyelet/contracts/checkout/set-shipping-address.ts';
import { setShippingMethod } from '@eyelet/contracts/checkout/set-shipping-method.ts';
import type { ApiClient } from '@eyelet/contracts/kernel/client.ts';
import { inputOfAddress } from '../addresses/address-form.ts';
import { homeShipment } from '../cart-changes/needs.ts';

/**
 * Restores the delivery of a cart after a wallet changed it and ended without an order (B4.5.12, B4.5.16). A collection point
 * has to be chosen again.
 */
export async function restoreDelivery(client: ApiClient, before: Cart): Promise<void> {
  const { id, shippingAddress } = before;
  const params = { basketId: id };
  const now = shippingAddress
    ? await client.call(setShippingAddress, { params, body: inputOfAddress(shippingAddress) })
    : await client.call(removeShippingAddress, { params, query: {} });
  const chosen = homeShipment(before);
  if (!chosen || chosen.code === 'pudo' || chosen.code === homeShipment(now)?.code) return;
  const { code, shippingId, shopperAppliedSM } = chosen;
  await client.call(setShippingMethod, { body: { cartId: id, code, shippingId, shopperAppliedSM } });
}
