import { aCart, anItem } from '@eyelet/testing/cart-builder.ts';
import { refusalOf, type Script, scriptedClient } from '@eyelet/testing/scripted-client.ts';
import { expect, test, vi } from 'vitest';
import { createCartStore } from '../shopper/cart-store.ts';
import type { Shopper } from '../shopper/shopper.ts';
import { carryOut } from './carry-out.ts';
import { nameOf } from './change.ts';
import type { ChangeRequest } from './change-queue.ts';
import { lineProblems } from './line-problems.ts';

const item = anItem({ id: 'line-of-shoe' });
const raise: ChangeRequest = { change: { kind: 'quantity', line: nameOf(item), qty: 2 } };

/** Carries out a change of the line, or the given one; returns whether a toast showed the refusal. */
async function carrying(script: Script, request: ChangeRequest = raise, isPlacing = false) {
  const client = scriptedClient(script);
  const storage = { getItem: () => null, setItem: () => {}, removeItem: () => {} };
  const cart = createCartStore({ storage, channel: { onmessage: null, postMessage: () => {}, close: () => {} } });
  cart.take({ kind: 'answered', cart: aCart({ items: [item] }) });
  cart.setPlacing(isPlacing);
  const tell = vi.fn(async () => {});
  const shopper = { client, cart } as unknown as Shopper;
  const error = await carryOut(shopper, request, [], { tell, startOver: () => {} }).catch((thrown) => thrown);
  return { id: error?.id, toasts: tell.mock.calls.length, calls: client.calls.length, cart: cart.last() };
}

/** Raises the quantity of the line. */
async function raising(script: Script) {
  const { id, toasts } = await carrying(script);
  return { id, toasts, atLine: lineProblems.read().get(item.id)?.id };
}

test.each(['ORD404', 'INV702', 'PRC400'])(
  '%s is shown at its line, not as a toast, until a change succeeds',
  async (id) => {
    expect(await raising(() => refusalOf(id))).toEqual({ id, toasts: 0, atLine: id });
    expect(await raising(() => aCart({ version: 2, items: [item] }))).toEqual({
      id: undefined,
      toasts: 0,
      atLine: undefined,
    });
  },
);

test('other refusals of a line are shown as a toast', async () => {
  expect(await raising(() => refusalOf('INV408'))).toEqual({ id: 'INV408', toasts: 1, atLine: undefined });
});

const enter: ChangeRequest = { change: { kind: 'coupon', code: 'BOGUS' }, options: { suppressErrorToast: true } };

test('a refused code is tried once, shown only at its field, and leaves the cart as it was', async () => {
  const { cart, ...told } = await carrying(() => refusalOf('PRM130', 400), enter);
  expect(told).toEqual({ id: 'PRM130', toasts: 0, calls: 1 });
  expect(cart?.id).toBe('basket-1');
});

test('a code that is refused for a recreated cart leaves the new cart in place', async () => {
  const script: Script = ({ id, request }) => {
    if (id === 'cart.createWithItem') return aCart({ id: 'basket-2' });
    const { cartId } = (request as { body: { cartId: string } }).body;
    return cartId === 'basket-2' ? refusalOf('PRM155') : refusalOf('BSK404', 404);
  };
  const { id, cart } = await carrying(script, enter);
  expect({ id, basketId: cart?.id }).toEqual({ id: 'PRM155', basketId: 'basket-2' });
});

test('lines that could not be put into a recreated cart are reported, and adding one of them fails [C4.16, B8.10]', async () => {
  const added = { upc: 'N', productId: 'P', qty: 1, maxQty: 9, recipeId: null };
  const script: Script = ({ id, request }) => {
    const { body } = request as { body?: { upc?: string; cartId?: string } };
    if (id === 'cart.createWithItem') return body?.upc === 'N' ? aCart({ id: 'basket-2' }) : refusalOf('INV700');
    return body?.cartId === 'basket-2' ? refusalOf('INV408') : refusalOf('BSK404', 404);
  };
  const kept = await carrying(script, { change: { kind: 'add', line: added } });
  expect(kept).toMatchObject({ id: undefined, toasts: 1, cart: { id: 'basket-2' } });
  const again: Script = ({ id }) =>
    id === 'cart.createWithItem' ? aCart({ id: 'basket-2' }) : refusalOf('BSK404', 404);
  const lost = await carrying(again, { change: { kind: 'add', line: added } });
  expect(lost).toMatchObject({ id: 'BSK404', toasts: 1, cart: { id: 'basket-2' } });
});

test('items of a cart that may have been ordered are not put into the cart that the next item creates', async () => {
  const script: Script = ({ id }) =>
    id === 'cart.createWithItem' ? aCart({ id: 'basket-2' }) : refusalOf('BSK404', 404);
  const added = { upc: 'N', productId: 'P', qty: 1, maxQty: 9, recipeId: null };
  const { calls, cart } = await carrying(script, { change: { kind: 'add', line: added } }, true);
  // One call for the cart that is gone, and one that creates a cart of the new line alone.
  expect({ calls, basketId: cart?.id }).toEqual({ calls: 2, basketId: 'basket-2' });
});
