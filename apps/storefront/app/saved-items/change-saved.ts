import { isNamed } from '@eyelet/contracts/errors/named-ids.ts';
import { ApiError } from '@eyelet/contracts/kernel/api-error.ts';
import { listSavedItems } from '@eyelet/contracts/saved-items/list.ts';
import { removeSavedItem } from '@eyelet/contracts/saved-items/remove.ts';
import { saveForLater } from '@eyelet/contracts/saved-items/save.ts';
import type { ChangedItems, SavedItem, SavedItems } from '@eyelet/contracts/saved-items/saved-items.ts';
import { updateSavedItems } from '@eyelet/contracts/saved-items/update.ts';
import type { CartStore } from '../cart/cart-store.ts';
import type { LocaleForms } from '../session/locale.ts';
import { tellRefusal } from '../session/refusals.ts';
import { shopperOf } from '../session/shopper.ts';
import { savedAtOnce, savedStore } from './saved-store.ts';

/** What a shopper does to his saved items. */
export type SavedChange =
  | Readonly<{ kind: 'save'; itemId: string }>
  | Readonly<{ kind: 'move'; itemIds: readonly string[] }>
  | Readonly<{ kind: 'quantity'; item: SavedItem; qty: number }>
  | Readonly<{ kind: 'size'; item: SavedItem; upc: string }>
  | Readonly<{ kind: 'remove'; item: SavedItem }>
  | Readonly<{ kind: 'restore'; item: SavedItem }>
  | Readonly<{ kind: 'more' }>
  /** Somebody else is there now. */
  | Readonly<{ kind: 'refresh' }>;

let last: Promise<unknown> = Promise.resolve();

/**
 * Carries changes out one after the other. A refusal is told, and the list stays as the server has it: what could not be
 * moved to the cart stays saved (C8.131, C8.132). Answers whether it has been done.
 */
export function changeSaved(change: SavedChange, locale: LocaleForms): Promise<boolean> {
  const done = last.then(() => perform(change, locale));
  last = done.catch(() => undefined);
  return done;
}

async function perform(change: SavedChange, { header, language }: LocaleForms): Promise<boolean> {
  const { client, cart } = shopperOf(header);
  const shown = savedStore.get();
  const query = { count: Math.max(savedAtOnce, shown?.items.length ?? 0) };
  try {
    const answer = await call(change, query, header);
    savedStore.take(answer);
    if ('cart' in answer && answer.cart) cart.take({ kind: 'answered', cart: answer.cart });
    return true;
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    savedStore.take(await client.call(listSavedItems, { query }));
    await tellRefusal(error, language);
    return false;
  }
}

async function call(change: SavedChange, query: { count: number }, header: string): Promise<SavedItems | ChangedItems> {
  const { client, cart } = shopperOf(header);
  const update = (body: object): Promise<ChangedItems> => client.call(updateSavedItems, { query, body });
  switch (change.kind) {
    case 'save':
      return client.call(saveForLater, {
        params: { basketId: cart.last()?.id ?? '' },
        query,
        body: { itemId: change.itemId },
      });
    case 'move':
      return moveToCart([...change.itemIds], update, cart);
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

/** Puts items into the cart that is there; into a new one where the server knows it no more (CART_NOT_FOUND). */
async function moveToCart(
  itemIds: string[],
  update: (body: object) => Promise<ChangedItems>,
  cart: CartStore,
): Promise<ChangedItems> {
  const basketId = cart.last()?.id;
  if (basketId === undefined) return update({ moveToCart: itemIds });
  try {
    return await update({ moveToCart: itemIds, basketId });
  } catch (error) {
    if (!(error instanceof ApiError) || !isNamed(error.id, 'CART_NOT_FOUND')) throw error;
    cart.take({ kind: 'ended', basketId });
    return update({ moveToCart: itemIds });
  }
}
