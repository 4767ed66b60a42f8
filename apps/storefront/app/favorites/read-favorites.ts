import { listFavorites } from '@eyelet/contracts/favorites/list.ts';
import { shopperOf } from '../session/shopper.ts';
import { favoritesStore } from './favorites-store.ts';

/** Asks for all favorites; an answer that a change has overtaken meanwhile is left aside. */
export async function readFavorites(header: string): Promise<void> {
  const before = favoritesStore.get();
  const list = await shopperOf(header).client.call(listFavorites, { query: { count: 0 } });
  const now = favoritesStore.get();
  if (now.productIds === before.productIds) favoritesStore.take(list);
}
