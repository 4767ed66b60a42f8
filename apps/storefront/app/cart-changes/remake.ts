import type { Cart } from '@eyelet/contracts/cart/cart.ts';
import type { ApiClient } from '@eyelet/contracts/kernel/client.ts';
import { tellRefusal } from '../session/refusals.ts';
import { contentsOf, recreateCart } from './recreate.ts';

/** Recreates a cart that the server lost (C4.16) and shows which lines are missing. Null when no line is left. */
export async function remakeCart(client: ApiClient, lost: Cart | null): Promise<Cart | null> {
  const { cart, refused } = await recreateCart(client, contentsOf(lost));
  for (const { refusal } of refused) await tellRefusal(refusal, document.documentElement.lang);
  return cart;
}
