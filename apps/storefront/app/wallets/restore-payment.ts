import type { Cart } from '@eyelet/contracts/cart/cart.ts';
import { removeBillingAddress } from '@eyelet/contracts/checkout/remove-billing-address.ts';
import { setBillingAddress } from '@eyelet/contracts/checkout/set-billing-address.ts';
import type { ApiClient } from '@eyelet/contracts/kernel/client.ts';
import { removeInstrument } from '@eyelet/contracts/payments/remove-instrument.ts';
import { billOf } from '../addresses/address-form.ts';

/**
 * Bills a cart as before a wallet of which nothing came (B4.5.11, B4.5.12), and takes out what the wallet pays with, so
 * that no later order goes to its contact. What was attached before and gave way to it has to be chosen anew.
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
