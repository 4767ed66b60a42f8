import { addItem } from '@eyelet/contracts/cart/add-item.ts';
import type { Cart } from '@eyelet/contracts/cart/cart.ts';
import { createCartWithItem } from '@eyelet/contracts/cart/create-with-item.ts';
import { removeItem } from '@eyelet/contracts/cart/remove-item.ts';
import { updateItem } from '@eyelet/contracts/cart/update-item.ts';
import { isNamed } from '@eyelet/contracts/errors/named-ids.ts';
import { ApiError } from '@eyelet/contracts/kernel/api-error.ts';
import type { ApiClient } from '@eyelet/contracts/kernel/client.ts';
import { type CartChange, type Line, linesAfter, linesOf } from './change.ts';
import { recreateCart } from './recreate.ts';

/** What became of a change; `endedBasketId` names a basket that the server no longer knows. */
export type Performed = Readonly<{
  cart: Cart | null;
  endedBasketId: string | undefined;
  refused: readonly ApiError[];
}>;

/**
 * Carries a change out. The first item makes the cart (C4.15). A cart that the server no longer knows is made anew with
 * its lines and the change (C4.16, CART_NOT_FOUND C8.126), without a word to the shopper.
 */
export async function performChange(client: ApiClient, known: Cart | null, change: CartChange): Promise<Performed> {
  if (!known) {
    if (change.kind !== 'add') return done(null);
    return done(await client.call(createCartWithItem, { body: lineBody(change.line) }));
  }
  try {
    return done(await callFor(client, known, change));
  } catch (error) {
    if (!isCartNotFound(error)) throw error;
    const { cart, refused } = await recreateCart(client, linesAfter(linesOf(known), change));
    const [only] = refused;
    if (!cart && only) throw only;
    return { cart, endedBasketId: known.id, refused };
  }
}

/** Whether the server said that it does not know the cart. */
export function isCartNotFound(error: unknown): boolean {
  return error instanceof ApiError && isNamed(error.id, 'CART_NOT_FOUND');
}

function done(cart: Cart | null): Performed {
  return { cart, endedBasketId: undefined, refused: [] };
}

function callFor(client: ApiClient, cart: Cart, change: CartChange): Promise<Cart> {
  const basketId = cart.id;
  if (change.kind === 'add') return client.call(addItem, { body: { ...lineBody(change.line), cartId: basketId } });
  const itemId = itemIdIn(cart, change);
  if (change.kind === 'remove') return client.call(removeItem, { query: { cartId: basketId, itemId } });
  return client.call(updateItem, { params: { basketId }, body: { cartId: basketId, itemId, qty: change.qty } });
}

/** A line keeps its size when its cart was made anew, but not its id. */
function itemIdIn(cart: Cart, change: Readonly<{ itemId: string; upc: string }>): string {
  if (cart.items.some((item) => item.id === change.itemId)) return change.itemId;
  return cart.items.find((item) => item.upc === change.upc && !item.bonus)?.id ?? change.itemId;
}

function lineBody({ recipeId, ...line }: Line) {
  return recipeId === null ? line : { ...line, recipeId };
}
