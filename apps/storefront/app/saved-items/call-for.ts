import { listSavedItems } from '@eyelet/contracts/saved-items/list.ts';
import { removeSavedItem } from '@eyelet/contracts/saved-items/remove.ts';
import { saveForLater } from '@eyelet/contracts/saved-items/save.ts';
import type { ChangedItems, SavedItems } from '@eyelet/contracts/saved-items/saved-items.ts';
import { updateSavedItems } from '@eyelet/contracts/saved-items/update.ts';
import { isSameLine, type LineName } from '../cart-changes/change.ts';
import { refreshCart } from '../cart-changes/refresh.ts';
import { isCartNotFound } from '../shopper/cart-not-found.ts';
import { savedAtOnce, savedStore } from '../shopper/saved-store.ts';
import type { Shopper } from '../shopper/shopper.ts';
import type { SavedChange } from './saved-change.ts';

type Query = Readonly<{ count: number }>;

export function callFor(change: SavedChange, query: Query, shopper: Shopper): Promise<SavedItems | ChangedItems> {
  const { client } = shopper;
  const update = (body: object): Promise<ChangedItems> => client.call(updateSavedItems, { query, body });
  switch (change.kind) {
    case 'save':
      return save(change.line, query, shopper);
    case 'move':
      return moveToCart([...change.itemIds], update, shopper);
    case 'quantity':
      return update({ items: [{ itemId: change.item.itemId, qty: change.qty }] });
    case 'size':
      return update({ items: [{ itemId: change.item.itemId, upc: change.upc }] });
    case 'restore':
      return update({ items: [{ upc: change.item.upc, qty: change.item.qty }] });
    case 'remove':
      return client.call(removeSavedItem, {
        params: { saveForlaterId: savedStore.get()?.saveForLaterId ?? '', itemId: change.item.itemId },
        query,
      });
    case 'refresh':
      return client.call(listSavedItems, { query: { count: savedAtOnce } });
    case 'more':
      return client.call(listSavedItems, { query: { count: query.count + savedAtOnce } });
  }
}

/** Saves a line for later; from a recreated cart when the server no longer knows the old one (CART_NOT_FOUND, C8.126). */
async function save(line: LineName, query: Query, shopper: Shopper): Promise<ChangedItems> {
  const { client, cart } = shopper;
  const from = (basketId: string, itemId: string) =>
    client.call(saveForLater, { params: { basketId }, query, body: { itemId } });
  try {
    return await from(cart.last()?.id ?? '', line.itemId);
  } catch (error) {
    if (!isCartNotFound(error)) throw error;
    const made = await refreshCart(shopper);
    const again = made?.items.find((item) => !item.bonus && isSameLine(item, line));
    if (!made || !again) throw error;
    return from(made.id, again.id);
  }
}

/** Moves items into the cart; into a recreated one when the server no longer knows it (CART_NOT_FOUND). */
async function moveToCart(
  moved: string[],
  update: (body: object) => Promise<ChangedItems>,
  shopper: Shopper,
): Promise<ChangedItems> {
  const into = (basketId: string | undefined) => ({
    moveToCart: moved,
    ...(basketId === undefined ? {} : { basketId }),
  });
  try {
    return await update(into(shopper.cart.last()?.id));
  } catch (error) {
    if (!isCartNotFound(error)) throw error;
    return update(into((await refreshCart(shopper))?.id));
  }
}
