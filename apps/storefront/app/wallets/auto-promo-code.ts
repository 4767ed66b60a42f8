import { applyCoupon } from '@eyelet/contracts/cart/apply-coupon.ts';
import type { Cart } from '@eyelet/contracts/cart/cart.ts';
import { removeCoupon } from '@eyelet/contracts/cart/remove-coupon.ts';
import type { ApiClient } from '@eyelet/contracts/kernel/client.ts';

/**
 * The cart with the code that the shop gives to payments by a sheet (B4.5.04); unchanged when there is none, or
 * when it is refused, as the shopper did not enter it.
 */
export async function withAutoPromoCode(client: ApiClient, cart: Cart, code: string | null | undefined): Promise<Cart> {
  if (!code) return cart;
  try {
    return await client.call(applyCoupon, { body: { cartId: cart.id, code } });
  } catch {
    return cart;
  }
}

/** Removes the codes that a cart did not have before. */
export async function removeNewCodes(client: ApiClient, before: Cart, now: Cart): Promise<void> {
  for (const { code } of now.couponItems) {
    if (before.couponItems.some((one) => one.code === code)) continue;
    await client.call(removeCoupon, { query: { cartId: now.id, code } });
  }
}
