import { removeBillingAddress } from '@eyelet/contracts/checkout/remove-billing-address.ts';
import { changeCart } from '../cart/change.ts';
import { cartView } from '../cart/view.ts';
import { handle } from '../kernel/handle.ts';
import { Refusal } from '../kernel/refusal.ts';

/** Removes the billing address (C7.42). */
export const removeBillingAddressHandler = handle(removeBillingAddress, async (context, { params }) => {
  const cart = await changeCart(context, params.basketId, (document) => ({
    ...document,
    billingAddress: null,
    billsShippingAddress: false,
  }));
  return cart instanceof Refusal ? cart : cartView(context, cart);
});
