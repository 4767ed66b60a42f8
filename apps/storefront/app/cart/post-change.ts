import { token } from '@eyelet/contracts/auth/token.ts';
import { addItem } from '@eyelet/contracts/cart/add-item.ts';
import { createCartWithItem } from '@eyelet/contracts/cart/create-with-item.ts';
import { readCart } from '@eyelet/contracts/cart/read.ts';
import { removeItem } from '@eyelet/contracts/cart/remove-item.ts';
import { updateItem } from '@eyelet/contracts/cart/update-item.ts';
import { ApiError } from '@eyelet/contracts/kernel/api-error.ts';
import type { ApiClient } from '@eyelet/contracts/kernel/client.ts';
import { nameOf } from './change.ts';
import { changesFor } from './delivery-choice.ts';
import { performChange } from './perform-change.ts';

/** Carries out what a form of the cart says; answers the sentence to show when it was refused. */
export async function postChange(client: ApiClient, form: FormData): Promise<string | undefined> {
  const { basketId } = await client.call(token, { body: { type: 'Guest' } });
  try {
    await changeByForm(client, basketId, form);
    return undefined;
  } catch (error) {
    // In process the message is the catalogue's, in the language of the page.
    if (error instanceof ApiError) return error.message;
    throw error;
  }
}

async function changeByForm(client: ApiClient, basketId: string | null, form: FormData): Promise<void> {
  const text = (name: string) => String(form.get(name) ?? '').slice(0, 64);
  if (form.has('itemId')) {
    if (basketId === null) return;
    const itemId = text('itemId');
    const qty = Number(text('qty'));
    if (form.has('remove')) await client.call(removeItem, { query: { cartId: basketId, itemId } });
    else if (form.has('delivery')) await changeDelivery(client, basketId, itemId, text('delivery'));
    else await client.call(updateItem, { params: { basketId }, body: { itemId, qty } });
    return;
  }
  const [upc, productId] = [text('upc'), text('productId')];
  const line = { ...(upc ? { upc } : {}), ...(productId ? { productId } : {}) };
  if (basketId === null) await client.call(createCartWithItem, { body: line });
  else await client.call(addItem, { body: { ...line, cartId: basketId } });
}

async function changeDelivery(client: ApiClient, basketId: string, itemId: string, wanted: string): Promise<void> {
  let cart = await client.call(readCart, { params: { basketId } });
  const item = cart.items.find(({ id }) => id === itemId);
  if (!item) return;
  for (const change of changesFor(wanted, nameOf(item))) {
    cart = (await performChange(client, cart, change)).cart ?? cart;
  }
}
