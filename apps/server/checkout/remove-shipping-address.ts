import { removeShippingAddress } from '@eyelet/contracts/checkout/remove-shipping-address.ts';
import { changeCart } from '../cart/change.ts';
import { cartView } from '../cart/view.ts';
import { handle } from '../kernel/handle.ts';
import { Refusal } from '../kernel/refusal.ts';
import { withoutPoint } from './set-shipping-address.ts';

/** Removes the shipping address (C7.39). */
export const removeShippingAddressHandler = handle(removeShippingAddress, async (context, { params }) => {
  const cart = await changeCart(context, params.basketId, (document) => ({
    ...withoutPoint(document),
    shippingAddress: null,
  }));
  return cart instanceof Refusal ? cart : cartView(context, cart);
});
