import { setBillingAddress } from '@eyelet/contracts/checkout/set-billing-address.ts';
import { withBillingAddress, withShippingAddress } from '@eyelet/domain/cart/addresses.ts';
import { checkBilling } from '../addresses/check.ts';
import { detailsAsked, withState } from '../addresses/details.ts';
import { changeCart } from '../cart/change.ts';
import { cartView } from '../cart/view.ts';
import { handle } from '../kernel/handle.ts';
import { Refusal, refuse } from '../kernel/refusal.ts';

/** Sets the billing address (C7.41). */
export const setBillingAddressHandler = handle(setBillingAddress, async (context, { params, body }) => {
  if (body.sameAsShipping) {
    const copied = await changeCart<'BIL400'>(context, params.basketId, (document) =>
      document.shippingAddress
        ? withShippingAddress({ ...document, billsShippingAddress: true }, document.shippingAddress)
        : refuse('BIL400'),
    );
    return copied instanceof Refusal ? copied : cartView(context, copied);
  }
  const checked = checkBilling(context, withState(body));
  if (checked instanceof Refusal) return checked;
  const billingAddress = { ...checked, ...detailsAsked(context, body) };
  const cart = await changeCart(context, params.basketId, (document) => withBillingAddress(document, billingAddress));
  return cart instanceof Refusal ? cart : cartView(context, cart);
});
