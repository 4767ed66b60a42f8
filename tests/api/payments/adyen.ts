import type { Cart } from '@eyelet/contracts/cart/cart.ts';
import { createCartWithItem } from '@eyelet/contracts/cart/create-with-item.ts';
import { setBillingAddress } from '@eyelet/contracts/checkout/set-billing-address.ts';
import { setShippingAddress } from '@eyelet/contracts/checkout/set-shipping-address.ts';
import { addInstrument } from '@eyelet/contracts/payments/add-instrument.ts';
import { address } from '@eyelet/testing/buy.ts';
import type { Shopper } from '@eyelet/testing/shopper.ts';
import type { AdyenShop } from '@eyelet/testing/start-adyen-shop.ts';
import { upcs } from '@eyelet/testing/start-stocked-shop.ts';
import { openWallet, type Wallet } from '@eyelet/testing/wallet.ts';

/** A cart with addresses that only lacks its payment. */
export async function addressedCart(shopper: Shopper): Promise<Cart> {
  const { id } = await shopper.call(createCartWithItem, { body: { upc: upcs.deck } });
  const params = { basketId: id };
  await shopper.call(setShippingAddress, { params, body: address });
  return shopper.call(setBillingAddress, { params, body: { sameAsShipping: true } });
}

export function attach(
  shopper: Shopper,
  { id }: Cart,
  payment_method_id: 'CREDIT_CARD' | 'PAYPAL' | 'KLARNA' | 'DW_APPLE_PAY',
  token: string,
): Promise<Cart> {
  return shopper.call(addInstrument, {
    params: { basketId: id },
    body: { payment_method_id, additionalData: { token } },
  });
}

/** Follows the redirects to a wallet and back, as a browser does; returns the last page. */
export async function visitWallet(
  shopper: Shopper,
  { origin }: AdyenShop,
  cart: Cart,
  wallet: Wallet,
  outcome = 'approve',
): Promise<Readonly<{ page: string; token: string | undefined }>> {
  const { meta } = await openWallet(shopper, cart.id, wallet);
  const there = await shopper.fetch(origin + (meta.approvalUrl ?? ''));
  const back = await fetch(`${there.headers.get('location')}?outcome=${outcome}`, { redirect: 'manual' });
  const page = await (await shopper.fetch(back.headers.get('location') ?? '')).text();
  return { page, token: /&quot;token&quot;:&quot;([\w-]+)&quot;/.exec(page)?.[1] };
}
