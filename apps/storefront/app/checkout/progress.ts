import type { Cart } from '@eyelet/contracts/cart/cart.ts';
import type { CheckoutProgress } from '@eyelet/domain/checkout/steps.ts';

/** What of a checkout the cart shows to be complete. */
export function progressOf(cart: Cart): CheckoutProgress {
  const hasMethod = cart.shippingMethods.every((shipment) => shipment.code !== '');
  return {
    shipping: cart.shippingAddress !== null && hasMethod,
    billing: cart.billingAddress !== null && cart.payment_instruments.length > 0,
  };
}
