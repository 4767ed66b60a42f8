import type { Cart } from '@eyelet/contracts/cart/cart.ts';
import { readCart } from '@eyelet/contracts/cart/read.ts';
import type { ApiClient } from '@eyelet/contracts/kernel/client.ts';
import type { fullCheck } from '../shopper/full-check.ts';
import { myStoreId } from '../shopper/my-store.ts';

/** The cart as the shop has it now, with what the preferred store has of it (C7.27). */
export function readNow(client: ApiClient, basketId: string, checks: Partial<typeof fullCheck> = {}): Promise<Cart> {
  const favStoreId = myStoreId();
  const query = favStoreId === undefined ? checks : { ...checks, favStoreId };
  return client.call(readCart, { params: { basketId }, query });
}
