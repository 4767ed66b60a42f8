import type { Cart } from '@eyelet/contracts/cart/cart.ts';
import { readCart } from '@eyelet/contracts/cart/read.ts';
import type { ApiClient } from '@eyelet/contracts/kernel/client.ts';
import type { fullCheck } from '../shopper/full-check.ts';
import { myStoreId } from '../shopper/my-store.ts';

/** Reads the cart from the server, with the stock of the preferred store (C7.27). */
export function readNow(client: ApiClient, basketId: string, checks: Partial<typeof fullCheck> = {}): Promise<Cart> {
  const favStoreId = myStoreId();
  const query = favStoreId === undefined ? checks : { ...checks, favStoreId };
  return client.call(readCart, { params: { basketId }, query });
}
