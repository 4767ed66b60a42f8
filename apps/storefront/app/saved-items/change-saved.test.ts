import { throwUnanswered } from '@eyelet/contracts/kernel/unanswered.ts';
import type { SavedItem, SavedItems } from '@eyelet/contracts/saved-items/saved-items.ts';
import { createMessages } from '@eyelet/messages/create-messages.ts';
import { aCart, anItem } from '@eyelet/testing/cart-builder.ts';
import { refusalOf, type Script, scriptedClient } from '@eyelet/testing/scripted-client.ts';
import { toasts } from '@eyelet/ui/toasts/toasts.ts';
import { afterEach, expect, test, vi } from 'vitest';
import { nameOf } from '../cart-changes/change.ts';
import { localeForms } from '../shop/locale.ts';
import { createCartStore } from '../shopper/cart-store.ts';
import { savedStore } from '../shopper/saved-store.ts';
import type { Shopper } from '../shopper/shopper.ts';

let shopper: Shopper;
vi.mock('../shopper/shopper.ts', () => ({ shopperOf: () => shopper }));
vi.stubGlobal('localStorage', { getItem: () => null });

const { changeSaved } = await import('./change-saved.ts');
const told = vi.spyOn(toasts, 'show').mockImplementation(() => undefined);
afterEach(() => told.mockClear());

const locale = localeForms('en-US');
const item = { itemId: 'one', upc: 'A', qty: 1 } as SavedItem;
const listOf = (qty: number): SavedItems => ({ saveForLaterId: 'list', items: [{ ...item, qty }], total: 1 });

function shopAnswering(script: Script) {
  const client = scriptedClient(script);
  const storage = { getItem: () => null, setItem: () => {}, removeItem: () => {} };
  const cart = createCartStore({ storage, channel: { onmessage: null, postMessage: () => {}, close: () => {} } });
  const identity = { ensure: async () => ({ basketId: null }) };
  shopper = { client: { ...client, identity }, cart } as unknown as Shopper;
  savedStore.serve(listOf(1));
  return { client, cart, ids: () => client.calls.map(({ id }) => id) };
}

/** Presses the stepper of the item up to a quantity. */
function raise(qty: number): Promise<boolean> {
  savedStore.put({ ...item, qty });
  return changeSaved({ kind: 'quantity', item: { ...item, qty: qty - 1 }, qty }, locale);
}

const shownQty = () => savedStore.get()?.items[0]?.qty;

test('a late answer does not undo a newer quantity, and an outdated quantity is not sent [C7.99]', async () => {
  const answers: (() => void)[] = [];
  const { client } = shopAnswering(({ request }) => {
    const { items } = (request as { body: { items: { qty: number }[] } }).body;
    return new Promise((done) => answers.push(() => done({ ...listOf(items[0]?.qty ?? 0), cart: null })));
  });
  const presses = [raise(2)];
  await vi.waitFor(() => expect(answers).toHaveLength(1));
  presses.push(raise(3), raise(4));
  answers[0]?.();
  await vi.waitFor(() => expect(answers).toHaveLength(2));
  expect(shownQty()).toBe(4);
  answers[1]?.();
  expect(await Promise.all(presses)).toEqual([true, true, true]);
  expect(shownQty()).toBe(4);
  const asked = client.calls.map(({ request }) => (request as { body: { items: object[] } }).body.items[0]);
  expect(asked).toEqual([
    { itemId: 'one', qty: 2 },
    { itemId: 'one', qty: 4 },
  ]);
});

test('without a connection the list stays as it was, with a message', async () => {
  vi.stubGlobal('navigator', { onLine: false });
  shopAnswering(() => Promise.reject(new TypeError('no network')).catch(throwUnanswered));
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  expect(await raise(2)).toBe(false);
  expect(shownQty()).toBe(1);
  expect(told.mock.calls).toMatchObject([[{ title: createMessages('en')('shop.offline.title'), tone: 'error' }]]);
});

test('a refusal is shown, and the list is read again', async () => {
  const { ids } = shopAnswering(({ id }) => (id === 'savedItems.list' ? listOf(7) : refusalOf('INV408')));
  expect(await raise(2)).toBe(false);
  expect(ids()).toEqual(['savedItems.update', 'savedItems.list']);
  expect(shownQty()).toBe(7);
  expect(told).toHaveBeenCalledTimes(1);
});

const lineOfCart = anItem({ id: 'old', upc: 'A' });
const save = () => changeSaved({ kind: 'save', line: nameOf(lineOfCart) }, locale);

test('two presses save a line once', async () => {
  const { cart, ids } = shopAnswering(() => ({ ...listOf(1), cart: null }));
  cart.take({ kind: 'answered', cart: aCart({ items: [lineOfCart] }) });
  expect(await Promise.all([save(), save()])).toEqual([true, false]);
  expect(ids()).toEqual(['savedItems.save']);
});

/** A shop that has lost `basket-1` and makes `basket-2`. */
const lost: Script = ({ id, request }) => {
  const { params, body } = request as { params?: { basketId: string }; body?: { basketId?: string } };
  if (id === 'cart.createWithItem') return aCart({ id: 'basket-2', items: [anItem({ id: 'new', upc: 'A' })] });
  const named = params?.basketId ?? body?.basketId;
  return named === 'basket-2' ? { ...listOf(1), cart: null } : refusalOf('BSK404', 404);
};

test('a line of a lost cart is saved from the recreated one [C8.126]', async () => {
  const { client, cart } = shopAnswering(lost);
  cart.take({ kind: 'answered', cart: aCart({ items: [lineOfCart] }) });
  expect(await save()).toBe(true);
  expect(client.calls.at(-1)).toMatchObject({
    id: 'savedItems.save',
    request: { params: { basketId: 'basket-2' }, body: { itemId: 'new' } },
  });
});

test('moving a saved item into a lost cart recreates the cart with its lines [C8.126, C4.16]', async () => {
  const { client, cart, ids } = shopAnswering(lost);
  cart.take({ kind: 'answered', cart: aCart({ items: [lineOfCart] }) });
  expect(await changeSaved({ kind: 'move', itemIds: ['one'] }, locale)).toBe(true);
  expect(ids()).toEqual(['savedItems.update', 'cart.read', 'cart.createWithItem', 'savedItems.update']);
  expect(client.calls.at(-1)?.request).toMatchObject({ body: { moveToCart: ['one'], basketId: 'basket-2' } });
});
