import { addFavorite } from '@eyelet/contracts/favorites/add.ts';
import type { Favorites } from '@eyelet/contracts/favorites/favorites.ts';
import { listFavorites } from '@eyelet/contracts/favorites/list.ts';
import { removeFavorite } from '@eyelet/contracts/favorites/remove.ts';
import { ApiError } from '@eyelet/contracts/kernel/api-error.ts';
import type { ApiClient } from '@eyelet/contracts/kernel/client.ts';
import { tellRefusal } from '../session/refusals.ts';
import type { LocaleForms } from '../shop/locale.ts';
import type { Wish } from '../shopper/favorites-state.ts';
import { favoritesStore } from '../shopper/favorites-store.ts';
import { shopperOf } from '../shopper/shopper.ts';
import { nextWish } from './next-wish.ts';
import { settleWish } from './settle-wish.ts';
import { takeFavorites } from './take-favorites.ts';

let sending: Promise<void> | undefined;

/** Sends wishes one after the other until none is left. */
export function sendWishes(locale: LocaleForms): Promise<void> {
  sending ??= sendAll(locale).finally(() => {
    sending = undefined;
  });
  return sending;
}

async function sendAll({ header, tag }: LocaleForms): Promise<void> {
  const { client } = shopperOf(header);
  for (let wish = nextWish(favoritesStore.get()); wish; wish = nextWish(favoritesStore.get())) {
    try {
      takeFavorites(await send(client, wish));
    } catch (error) {
      // The heart reverts to the state of the server.
      settleWish(wish.productId);
      if (error instanceof ApiError) await tellRefusal(error, tag);
      else throw error;
    }
  }
  for (const { productId } of favoritesStore.get().wishes) settleWish(productId);
}

async function send(client: ApiClient, { productId, wanted }: Wish): Promise<Favorites> {
  const query = { count: 0 };
  if (wanted) return client.call(addFavorite, { query, body: { productId } });
  const favoriteId = favoritesStore.get().favoriteId ?? '';
  try {
    return await client.call(removeFavorite, { params: { favoriteId, itemId: productId }, query });
  } catch (error) {
    // The list belonged to an earlier session, so the current one is read.
    if (error instanceof ApiError && error.id === 'API404') return client.call(listFavorites, { query });
    throw error;
  }
}
