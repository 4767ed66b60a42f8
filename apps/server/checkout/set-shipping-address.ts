import { setShippingAddress } from '@eyelet/contracts/checkout/set-shipping-address.ts';
import { checkShipping } from '../addresses/check.ts';
import { changeCart } from '../cart/change.ts';
import { cartView } from '../cart/view.ts';
import { handle } from '../kernel/handle.ts';
import { Refusal } from '../kernel/refusal.ts';

/** Sets where a cart is delivered (C7.38). */
export const deliverTo = handle(setShippingAddress, async ({ params, body }, context) => {
  const shippingAddress = checkShipping(body, context);
  if (shippingAddress instanceof Refusal) return shippingAddress;
  const cart = await changeCart(context, params.basketId, (document) => ({ ...document, shippingAddress }));
  return cart instanceof Refusal ? cart : cartView(cart, context);
});
