import type { Cart } from '@eyelet/contracts/cart/cart.ts';
import { prepareOrder } from '@eyelet/contracts/checkout/prepare-order.ts';
import { setBillingAddress } from '@eyelet/contracts/checkout/set-billing-address.ts';
import type { ApiClient } from '@eyelet/contracts/kernel/client.ts';
import { addInstrument } from '@eyelet/contracts/payments/add-instrument.ts';
import { addressOfContact } from '@eyelet/domain/wallets/sheet-address.ts';
import type { SheetContact } from '@eyelet/domain/wallets/sheet-contact.ts';
import type { SheetPayment } from './apple-pay-session.ts';
import { deliverTo } from './deliver-to.ts';
import { placeWalletOrder, type WalletPlacing } from './place-wallet-order.ts';

/** Context of the address calls (B4.5.14). */
export const applePayContext = 'APPLE_PAY_EXPRESS';

/**
 * Puts the contacts and payment of an authorised sheet into the cart, prepares the order and places it (B4.5.09);
 * resolves to its number.
 */
export async function orderByApplePay(
  client: ApiClient,
  cart: Cart,
  { token, shippingContact = {}, billingContact = shippingContact }: SheetPayment,
  placing: WalletPlacing,
): Promise<string> {
  const params = { basketId: cart.id };
  await deliverTo(client, cart, { ...addressOfContact(shippingContact), context: applePayContext });
  const body = { ...addressOfContact(billingContact), ...reachedAt(shippingContact, billingContact) };
  await client.call(setBillingAddress, { params, body: { ...body, context: applePayContext } });
  const { paymentData } = token;
  const consent = typeof paymentData === 'string' ? paymentData : JSON.stringify(paymentData);
  const additionalData = { token: consent };
  await client.call(addInstrument, { params, body: { payment_method_id: 'DW_APPLE_PAY', additionalData } });
  const ready = await client.call(prepareOrder, { body: { basketId: cart.id } });
  return placeWalletOrder(client, ready, 'DW_APPLE_PAY', placing);
}

/** A sheet has phone and email in the shipping contact only. */
function reachedAt(shipping: SheetContact, billing: SheetContact) {
  return {
    email: billing.emailAddress || shipping.emailAddress || '',
    phone: billing.phoneNumber || shipping.phoneNumber || '',
  };
}
