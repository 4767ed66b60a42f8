import type { Cart } from '@eyelet/contracts/cart/cart.ts';
import { removeBillingAddress } from '@eyelet/contracts/checkout/remove-billing-address.ts';
import { setBillingAddress } from '@eyelet/contracts/checkout/set-billing-address.ts';
import type { ApiClient } from '@eyelet/contracts/kernel/client.ts';
import { removeInstrument } from '@eyelet/contracts/payments/remove-instrument.ts';
import { billOf } from '../addresses/address-form.ts';

/**
 * Restores the billing of a cart after a wallet ended without an order (B4.5.11, B4.5.12), and removes the wallet's payment, so
 * that no later order uses its contact. A payment that was replaced by it has to be chosen again.
 */
export async function restorePayment(client: ApiClient, before: Cart, now: Cart): Promise<void> {
  const params = { basketId: before.id };
  const known = before.payment_instruments.map((one) => one.payment_instrument_id);
  for (const { payment_instrument_id: paymentInstrumentId } of now.payment_instruments) {
    if (known.includes(paymentInstrumentId)) continue;
    await client.call(removeInstrument, { params, query: { paymentInstrumentId } });
  }
  const { billingAddress } = before;
  if (billingAddress) {
    const shippingAddress = now.shippingAddress && before.shippingAddress;
    await client.call(setBillingAddress, { params, body: billOf({ billingAddress, shippingAddress }) });
  } else if (now.billingAddress) await client.call(removeBillingAddress, { params, query: {} });
}
