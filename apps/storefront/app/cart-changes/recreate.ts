import { addItem } from '@eyelet/contracts/cart/add-item.ts';
import { applyCoupon } from '@eyelet/contracts/cart/apply-coupon.ts';
import type { Cart } from '@eyelet/contracts/cart/cart.ts';
import { createCartWithItem } from '@eyelet/contracts/cart/create-with-item.ts';
import { ApiError } from '@eyelet/contracts/kernel/api-error.ts';
import type { ApiClient } from '@eyelet/contracts/kernel/client.ts';
import { type CartChange, type Line, lineBody, linesOf } from './change.ts';
import { linesAfter } from './lines-after.ts';

/** What a new cart must hold: lines, the codes that were entered, and the cart in whose place it comes. */
export type Contents = Readonly<{ lines: readonly Line[]; codes: readonly string[]; inPlaceOf?: string | undefined }>;

/** A line that a new cart was not given, and why. */
export type RefusedLine = Readonly<{ line: Line; refusal: ApiError }>;

/** A cart made anew, or null when none of the lines could be had, and the lines that could not. */
export type Recreated = Readonly<{ cart: Cart | null; refused: readonly RefusedLine[] }>;

/** What a cart holds, as it would be asked for in a new one. */
export function contentsOf(cart: Cart | null): Contents {
  const codes = cart?.couponItems.map(({ code }) => code) ?? [];
  return { lines: linesOf(cart), codes, inPlaceOf: cart?.id };
}

/** What a new cart must hold when the old one is gone and was about to change (C4.16). */
export function contentsAfter(cart: Cart | null, change: CartChange): Contents {
  const { lines, codes, inPlaceOf } = contentsOf(cart);
  const kept = change.kind === 'removeCoupon' ? codes.filter((code) => code !== change.code) : codes;
  return { lines: linesAfter(lines, change), codes: kept, inPlaceOf };
}

/**
 * Puts lines into a new cart, one after the other (C4.16); a line that cannot be had does not lose the others, and one
 * that its store no longer has, or that may have no greeting any more, is sent home without. Codes follow, those that hold no more fall away without a word.
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

/** The new cart, or, before there is one, the id of the one in whose place it comes. */
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
