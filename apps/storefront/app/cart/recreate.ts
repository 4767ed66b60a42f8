import { addItem } from '@eyelet/contracts/cart/add-item.ts';
import type { Cart } from '@eyelet/contracts/cart/cart.ts';
import { createCartWithItem } from '@eyelet/contracts/cart/create-with-item.ts';
import { ApiError } from '@eyelet/contracts/kernel/api-error.ts';
import type { ApiClient } from '@eyelet/contracts/kernel/client.ts';
import type { Line } from './change.ts';

/** A cart made anew, or null when none of the lines could be had, and the refusals of the lines that could not. */
export type Recreated = Readonly<{ cart: Cart | null; refused: readonly ApiError[] }>;

/** Puts lines into a new cart, one after the other (C4.16); a line that cannot be had does not lose the others. */
export async function recreateCart(client: ApiClient, lines: readonly Line[]): Promise<Recreated> {
  let cart: Cart | null = null;
  const refused: ApiError[] = [];
  for (const line of lines) {
    const { recipeId, ...body } = line;
    const asked = recipeId === null ? body : { ...body, recipeId };
    try {
      cart = cart
        ? await client.call(addItem, { body: { ...asked, cartId: cart.id } })
        : await client.call(createCartWithItem, { body: asked });
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      refused.push(error);
    }
  }
  return { cart, refused };
}
