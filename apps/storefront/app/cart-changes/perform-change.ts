import { addItem } from '@eyelet/contracts/cart/add-item.ts';
import { applyCoupon } from '@eyelet/contracts/cart/apply-coupon.ts';
import type { Cart } from '@eyelet/contracts/cart/cart.ts';
import { createCartWithItem } from '@eyelet/contracts/cart/create-with-item.ts';
import { removeCoupon } from '@eyelet/contracts/cart/remove-coupon.ts';
import { removeItem } from '@eyelet/contracts/cart/remove-item.ts';
import { updateItem } from '@eyelet/contracts/cart/update-item.ts';
import { setShippingMethod } from '@eyelet/contracts/checkout/set-shipping-method.ts';
import { ApiError } from '@eyelet/contracts/kernel/api-error.ts';
import type { ApiClient } from '@eyelet/contracts/kernel/client.ts';
import { isCartNotFound } from '../shopper/cart-not-found.ts';
import { type CartChange, isSameLine, type LineName, lineBody } from './change.ts';
import { contentsAfter, recreateCart } from './recreate.ts';

/** The outcome of a change; `endedBasketId` names a basket that the server no longer knows. */
export type Performed = Readonly<{
  cart: Cart | null;
  endedBasketId: string | undefined;
  /** Why earlier lines are not in the recreated cart. */
  refused: readonly ApiError[];
  /** Why the change itself is not in it. */
  failure?: ApiError;
}>;

/**
 * Carries out a change. The first item creates the cart (C4.15). A cart that the server no longer knows is recreated
 * with its lines and the change (C4.16, CART_NOT_FOUND C8.126), without a message to the shopper; `onRecreate` is
 * called. Items that may have been ordered are left out.
 */
export async function performChange(
  client: ApiClient,
  known: Cart | null,
  change: CartChange,
  onRecreate: () => void = () => {},
  wasPlacing = false,
): Promise<Performed> {
  if (!known) {
    if (change.kind !== 'add') return done(null);
    return done(await client.call(createCartWithItem, { body: lineBody(change.line) }));
  }
  try {
    return done(await callFor(client, known, change));
  } catch (error) {
    if (!isCartNotFound(error)) throw error;
    onRecreate();
    const { cart, refused } = await recreateCart(client, contentsAfter(wasPlacing ? null : known, change));
    const [only] = refused;
    if (!cart && only) throw only.refusal;
    const own = refused.find(({ line }) => change.kind === 'add' && isSameLine(line, change.line));
    const others = refused.filter((one) => one !== own).map(({ refusal }) => refusal);
    const performed = { cart, endedBasketId: known.id, refused: others };
    if (own) return { ...performed, failure: own.refusal };
    return cart && ofNoLine.has(change.kind) ? again(client, cart, change, performed) : performed;
  }
}

/** Changes that add, remove or move no line: a recreated cart needs a further call for them. */
const ofNoLine: ReadonlySet<CartChange['kind']> = new Set(['coupon', 'gift', 'method']);

/** Repeats the change during which the cart was lost. Its refusal is reported, unlike those of earlier changes. */
async function again(client: ApiClient, cart: Cart, change: CartChange, performed: Performed): Promise<Performed> {
  try {
    return { ...performed, cart: await callFor(client, cart, change) };
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    return { ...performed, failure: error };
  }
}

function done(cart: Cart | null): Performed {
  return { cart, endedBasketId: undefined, refused: [] };
}

function callFor(client: ApiClient, cart: Cart, change: CartChange): Promise<Cart> {
  const cartId = cart.id;
  const update = (line: LineName, changed: object) =>
    client.call(updateItem, {
      params: { basketId: cartId },
      body: { cartId, itemId: itemIdIn(cart, line), ...changed },
    });
  switch (change.kind) {
    case 'add':
      return client.call(addItem, { body: { ...lineBody(change.line), cartId } });
    case 'remove':
      return client.call(removeItem, { query: { cartId, itemId: itemIdIn(cart, change.line) } });
    case 'quantity':
      return update(change.line, { qty: change.qty });
    case 'delivery':
      return update(change.line, change.delivery);
    case 'gift':
      return update(change.line, { giftOption: change.giftOption });
    case 'method': {
      const { code, shippingId } = change;
      return client.call(setShippingMethod, { body: { cartId, code, shippingId, shopperAppliedSM: true } });
    }
    case 'coupon':
      return client.call(applyCoupon, { body: { cartId, code: change.code } });
    case 'removeCoupon':
      return client.call(removeCoupon, { query: { cartId, code: change.code } });
  }
}

/** The line's id in the recreated cart, found by its content. */
function itemIdIn(cart: Cart, line: LineName): string {
  if (cart.items.some((item) => item.id === line.itemId)) return line.itemId;
  return cart.items.find((item) => !item.bonus && isSameLine(item, line))?.id ?? line.itemId;
}
