import type { Cart } from '@eyelet/contracts/cart/cart.ts';
import { providerMethods } from '@eyelet/contracts/payments/add-instrument.ts';

/** The payment method that an order is placed with: the one of the instrument that the provider handles. */
export function payingWith({
  payment_instruments,
}: Pick<Cart, 'payment_instruments'>): (typeof providerMethods)[number] {
  const ids = payment_instruments.map(({ payment_method_id }) => payment_method_id);
  return providerMethods.find((method) => ids.includes(method)) ?? 'CREDIT_CARD';
}
