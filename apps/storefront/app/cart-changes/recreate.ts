import { addItem } from '@eyelet/contracts/cart/add-item.ts';
import { applyCoupon } from '@eyelet/contracts/cart/apply-coupon.ts';
import type { Cart } from '@eyelet/contracts/cart/cart.ts';
import { createCartWithItem } from '@eyelet/contracts/cart/create-with-item.ts';
import { ApiError } from '@eyelet/contracts/kernel/api-error.ts';
import type { ApiClient } from '@eyelet/contracts/kernel/client.ts';
import { type CartChange, type Line, lineBody, linesOf } from './change.ts';
import { linesAfter } from './lines-after.ts';

/** What a new cart must hold: lines, the entered codes, and the id of the cart that it replaces. */
export type Contents = Readonly<{ lines: readonly Line[]; codes: readonly string[]; inPlaceOf?: string | undefined }>;

/** A line that could not be put into a new cart, and why. */
export type RefusedLine = Readonly<{ line: Line; refusal: ApiError }>;

/** The recreated cart, null when no line was available, and the lines that were not. */
export type Recreated = Readonly<{ cart: Cart | null; refused: readonly RefusedLine[] }>;

/** The contents of a cart, as requested for a new one. */
export function contentsOf(cart: Cart | null): Contents {
  const codes = cart?.couponItems.map(({ code }) => code) ?? [];
  return { lines: linesOf(cart), codes, inPlaceOf: cart?.id };
}

/** The contents of a new cart when the old one was lost during a change (C4.16). */
export function contentsAfter(cart: Cart | null, change: CartChange): Contents {
  const { lines, codes, inPlaceOf } = contentsOf(cart);
  const kept = change.kind === 'removeCoupon' ? codes.filter((code) => code !== change.code) : codes;
  return { lines: linesAfter(lines, change), codes: kept, inPlaceOf };
}

/**
 * Puts lines into a new cart, one after the other (C4.16); an unavailable line does not stop the others, and one that
 * its store no longer has, or that no longer allows a greeting, is sent home without it. Codes follow; invalid ones are
 * dropped silently.
 */
export async function recreateCart(client: ApiClient, { lines, codes, inPlaceOf }: Contents): Promise<Recreated> {
  let cart: Cart | null = null;
  const refused: RefusedLine[] = [];
  for (const line of lines) {
    try {
      cart = await putOrPlainly(client, cart ?? inPlaceOf, line);
    } catch (refusal) {
      if (!(refusal instanceof ApiError)) throw refusal;
      refused.push({ line, refusal });
    }
  }
  for (const code of cart ? codes : []) cart = cart && (await withCode(client, cart, code));
  return { cart, refused };
}

async function withCode(client: ApiClient, cart: Cart, code: string): Promise<Cart> {
  try {
    return await client.call(applyCoupon, { body: { cartId: cart.id, code } });
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    return cart;
  }
}

/** The new cart or, before there is one, the id of the cart that it replaces. */
type Place = Cart | string | undefined;

async function putOrPlainly(client: ApiClient, place: Place, line: Line): Promise<Cart> {
  try {
    return await put(client, place, line);
  } catch (error) {
    const { fulfilment = 'home', storeId: _, giftOption, ...rest } = line;
    if (!(error instanceof ApiError) || (fulfilment === 'home' && !giftOption)) throw error;
    return put(client, place, rest);
  }
}

function put(client: ApiClient, place: Place, line: Line): Promise<Cart> {
  const body = lineBody(line);
  if (typeof place === 'object') return client.call(addItem, { body: { ...body, cartId: place.id } });
  return client.call(createCartWithItem, { body: place === undefined ? body : { ...body, inPlaceOf: place } });
}
