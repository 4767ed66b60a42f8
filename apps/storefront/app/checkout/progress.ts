import type { Cart } from '@eyelet/contracts/cart/cart.ts';
import { checkStorePickup } from '@eyelet/domain/checkout/collection.ts';
import type { CheckoutProgress } from '@eyelet/domain/checkout/steps.ts';
import type { Market } from '@eyelet/domain/markets/market.ts';
import { isValueMethod } from '@eyelet/domain/payments/value-methods.ts';
import { isClean } from '@eyelet/domain/validation/problems.ts';
import { needsAddress } from '../cart-changes/needs.ts';
import { pickups } from '../cart-changes/pickups.ts';
import { valueCovers } from './is-covered.ts';

/** Which steps of the checkout are complete, by the state of the cart. */
export function progressOf(cart: Cart, market: Pick<Market, 'storePickup' | 'phone'>): CheckoutProgress {
  const isChosen = cart.shippingMethods.every(
    ({ code, address }) => code !== '' && (code !== 'pudo' || address !== null),
  );
  const hasAddress = cart.shippingAddress !== null || !needsAddress(cart);
  return {
    shipping: isChosen && hasAddress && knowsCollector(cart, market),
    billing: cart.billingAddress !== null && isPaidFor(cart),
  };
}

/** Whether a payment method covers what gift cards and other value leave. */
function isPaidFor(cart: Cart): boolean {
  return !cart.payment_instruments.every(({ payment_method_id: id }) => isValueMethod(id)) || valueCovers(cart);
}

/** Whether the contact that the market requires for a pickup is known; a delivery in the same cart gives it as well. */
function knowsCollector(cart: Cart, market: Pick<Market, 'storePickup' | 'phone'>): boolean {
  if (pickups(cart).length === 0) return true;
  const { email = '', phone = '' } = cart.pickupContact ?? cart.shippingAddress ?? {};
  return isClean(checkStorePickup({ email, phone, phoneCode: '' }, market));
}
