import { addItem } from '@eyelet/contracts/cart/add-item.ts';
import type { Cart } from '@eyelet/contracts/cart/cart.ts';
import { createCartWithItem } from '@eyelet/contracts/cart/create-with-item.ts';
import { ApiError } from '@eyelet/contracts/kernel/api-error.ts';
import type { ApiClient } from '@eyelet/contracts/kernel/client.ts';
import { type Line, lineBody } from './change.ts';

/** A cart made anew, or null when none of the lines could be had, and the refusals of the lines that could not. */
export type Recreated = Readonly<{ cart: Cart | null; refused: readonly ApiError[] }>;

/**
 * Puts lines into a new cart, one after the other (C4.16); a line that cannot be had does not lose the others, and one
 * that its store no longer has is sent home instead.
 */
export async function recreateCart(client: ApiClient, lines: readonly Line[]): Promise<Recreated> {
  let cart: Cart | null = null;
  const refused: ApiError[] = [];
  for (const line of lines) {
    try {
      cart = await putOrSendHome(client, cart, line);
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      refused.push(error);
    }
  }
  return { cart, refused };
}

async function putOrSendHome(client: ApiClient, cart: Cart | null, line: Line): Promise<Cart> {
  try {
    return await put(client, cart, line);
  } catch (error) {
    const { fulfilment = 'home', storeId: _, ...rest } = line;
    if (!(error instanceof ApiError) || fulfilment === 'home') throw error;
    return put(client, cart, rest);
  }
}

function put(client: ApiClient, cart: Cart | null, line: Line): Promise<Cart> {
  const body = lineBody(line);
  return cart
    ? client.call(addItem, { body: { ...body, cartId: cart.id } })
    : client.call(createCartWithItem, { body });
}
