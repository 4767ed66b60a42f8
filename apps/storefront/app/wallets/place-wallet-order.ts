import type { Cart } from '@eyelet/contracts/cart/cart.ts';
import { placeOrder } from '@eyelet/contracts/checkout/place-order.ts';
import type { ApiClient } from '@eyelet/contracts/kernel/client.ts';

/** Places the order of a wallet for the total that was consented to; answers its number. */
export async function placeWalletOrder(
  client: ApiClient,
  { id, totals }: Pick<Cart, 'id' | 'totals'>,
  code: 'DW_APPLE_PAY' | 'PAYPAL',
  proof: () => Promise<string>,
): Promise<string> {
  const recaptcha_response = await proof();
  const expected = { expectedTotal: totals.total, expectedTax: totals.tax };
  const body = { cartId: id, paymentMethod: { code }, ...expected, recaptcha_response };
  return (await client.call(placeOrder, { body })).orderNumber;
}
