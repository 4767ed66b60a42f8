import type { Cart } from '@eyelet/contracts/cart/cart.ts';
import { placeOrder } from '@eyelet/contracts/checkout/place-order.ts';
import { ApiError } from '@eyelet/contracts/kernel/api-error.ts';
import type { ApiClient } from '@eyelet/contracts/kernel/client.ts';

/** What placing the order of a wallet needs from the page. */
export type WalletPlacing = Readonly<{
  /** A proof that a person orders (B7.36). */
  proof: () => Promise<string>;
  /** Remembers that the shopper's cart is being ordered, so that it is not recreated if the answer is lost. */
  setPlacing: (isPlacing: boolean) => void;
}>;

/** Places the order of a wallet for the total that was consented to; resolves to its number. */
export async function placeWalletOrder(
  client: ApiClient,
  { id, totals }: Pick<Cart, 'id' | 'totals'>,
  code: 'DW_APPLE_PAY' | 'PAYPAL',
  { proof, setPlacing }: WalletPlacing,
): Promise<string> {
  const recaptcha_response = await proof();
  const expected = { expectedTotal: totals.total, expectedTax: totals.tax };
  const body = { cartId: id, paymentMethod: { code }, ...expected, recaptcha_response };
  setPlacing(true);
  try {
    return (await client.call(placeOrder, { body })).orderNumber;
  } catch (error) {
    if (error instanceof ApiError) setPlacing(false);
    throw error;
  }
}
