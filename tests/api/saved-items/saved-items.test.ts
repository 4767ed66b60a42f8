import { addItem } from '@eyelet/contracts/cart/add-item.ts';
import { createCartWithItem } from '@eyelet/contracts/cart/create-with-item.ts';
import { readCart } from '@eyelet/contracts/cart/read.ts';
import { listSavedItems } from '@eyelet/contracts/saved-items/list.ts';
import { removeSavedItem } from '@eyelet/contracts/saved-items/remove.ts';
import { saveForLater } from '@eyelet/contracts/saved-items/save.ts';
import { savedItemsLimit } from '@eyelet/contracts/saved-items/saved-items.ts';
import { updateSavedItems } from '@eyelet/contracts/saved-items/update.ts';
import { mostLines } from '@eyelet/domain/cart/document.ts';
import { newShopper, refusalOf, type Shopper } from '@eyelet/testing/shopper.ts';
import type { RunningShop } from '@eyelet/testing/start-shop.ts';
import { startStockedShop, upcs } from '@eyelet/testing/start-stocked-shop.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';

let shop: RunningShop;
beforeAll(async () => {
  // Each read of the clock is later than the one before, so that simultaneous events have an order.
  let looks = 0;
  shop = await startStockedShop({ parts: { clock: () => new Date(Date.now() + looks++) } });
});
afterAll(() => shop.close());

type Items = Readonly<{ items: readonly Readonly<{ upc: string; qty: number }>[] }>;
const said = ({ items }: Items) => items.map(({ upc, qty }) => [upc, qty]);

/** Saves sizes without a cart; the last one is first in the list. */
async function saveSizes(shopper: Shopper, ...sizes: readonly string[]) {
  for (const upc of sizes) await shopper.call(updateSavedItems, { body: { items: [{ upc }] } });
  return shopper.call(listSavedItems, {});
}

test('an item saved for later leaves the cart and is in the saved list [C1.10, C7.49]', async () => {
  const guest = await newShopper(shop.origin);
  const { id } = await guest.call(createCartWithItem, { body: { upc: upcs.socks, qty: 2 } });
  const full = await guest.call(addItem, { body: { cartId: id, upc: upcs.deck } });
  const itemId = full.items.find(({ upc }) => upc === upcs.socks)?.id ?? '';
  const { cart, ...list } = await guest.call(saveForLater, { params: { basketId: id }, body: { itemId } });
  expect(cart && said(cart)).toEqual([[upcs.deck, 1]]);
  expect(said(list)).toEqual([[upcs.socks, 2]]);
  expect(said(await guest.call(listSavedItems, {}))).toEqual([[upcs.socks, 2]]);
  const again = guest.call(saveForLater, { params: { basketId: id }, body: { itemId } });
  expect(await refusalOf(again)).toBe('ORD404');
});

test('a saved item is shown with page, price and whether it can be bought [C3.36, C7.125]', async () => {
  const guest = await newShopper(shop.origin, { locale: 'de_DE' });
  await saveSizes(guest, upcs.soldOut, upcs.reduced);
  const { saveForLaterId, items, total } = await guest.call(listSavedItems, {});
  expect(saveForLaterId).toMatch(/^[\w-]{20,}$/);
  expect(total).toBe(2);
  expect(items[0]).toMatchObject({
    itemId: expect.any(String),
    productId: 'SKREDU01BLU',
    qty: 1,
    available: true,
    pageUrl: expect.stringMatching(/^\/de-de\/p\/.*SKREDU01BLU$/),
    price: { current: 50, original: 80 },
  });
  expect(items[1]).toMatchObject({ productId: 'SKGONE01BLU', available: false });
});

test('saved items come in pages with the total [C7.98]', async () => {
  const guest = await newShopper(shop.origin);
  expect(await guest.call(listSavedItems, {})).toEqual({ saveForLaterId: null, items: [], total: 0 });
  await saveSizes(guest, upcs.deck, upcs.socks, upcs.reduced);
  const first = await guest.call(listSavedItems, { query: { start: 0, count: 2 } });
  const second = await guest.call(listSavedItems, { query: { start: 2, count: 2 } });
  expect([said(first), said(second)]).toEqual([
    [
      [upcs.reduced, 1],
      [upcs.socks, 1],
    ],
    [[upcs.deck, 1]],
  ]);
  expect([first.total, second.total]).toEqual([3, 3]);
});

test('quantity and size of a saved item change and stay changed [C7.48, C7.99, C7.100]', async () => {
  const guest = await newShopper(shop.origin);
  const [item] = (await saveSizes(guest, upcs.deck)).items;
  const itemId = item?.itemId ?? '';
  await guest.call(updateSavedItems, { body: { items: [{ itemId, qty: 3 }] } });
  expect(said(await guest.call(listSavedItems, {}))).toEqual([[upcs.deck, 3]]);
  await guest.call(updateSavedItems, { body: { items: [{ itemId, upc: upcs.deckLarger }] } });
  expect(said(await guest.call(listSavedItems, {}))).toEqual([[upcs.deckLarger, 3]]);
});

test('an impossible change is refused, and no part of the call is applied', async () => {
  const guest = await newShopper(shop.origin);
  const [item] = (await saveSizes(guest, upcs.limited)).items;
  const itemId = item?.itemId ?? '';
  const change = (items: { itemId?: string; upc?: string; qty?: number }[]) =>
    refusalOf(guest.call(updateSavedItems, { body: { items } }));
  expect(await change([{ upc: upcs.socks }, { itemId, qty: 3 }])).toBe('INV408');
  expect(await change([{ itemId: 'none', qty: 1 }])).toBe('ORD404');
  expect(await change([{ upc: '0000000000000' }])).toBe('ORD404');
  expect(said(await guest.call(listSavedItems, {}))).toEqual([[upcs.limited, 1]]);
});

test('a full list refuses new items', async () => {
  const guest = await newShopper(shop.origin);
  const { saveForLaterId } = await saveSizes(guest, upcs.socks);
  await shop.shop.database.pool.query(
    `insert into saved_item (id, list_id, upc, product_id, quantity, saved_at)
     select $1 || n, $1, n, 'SKDECK01BLU', 1, now() from generate_series(2, $2::int) n`,
    [saveForLaterId, savedItemsLimit],
  );
  const save = (upc: string) => guest.call(updateSavedItems, { body: { items: [{ upc }] } });
  expect(await refusalOf(save(upcs.deck))).toBe('INV408');
  expect((await save(upcs.socks)).total).toBe(savedItemsLimit);
});

test('a saved item is removed, the others stay [C7.50]', async () => {
  const guest = await newShopper(shop.origin);
  const { saveForLaterId, items } = await saveSizes(guest, upcs.deck, upcs.socks);
  const params = { saveForlaterId: saveForLaterId ?? '', itemId: items[0]?.itemId ?? '' };
  const left = await guest.call(removeSavedItem, { params });
  expect([said(left), left.total]).toEqual([[[upcs.deck, 1]], 1]);
  expect((await guest.call(removeSavedItem, { params })).total).toBe(1);
});

test('saved items move into the existing cart, or into a new one', async () => {
  const guest = await newShopper(shop.origin);
  const { items } = await saveSizes(guest, upcs.deck, upcs.socks, upcs.reduced);
  const [reduced = '', socks = '', deck = ''] = items.map(({ itemId }) => itemId);
  const first = await guest.call(updateSavedItems, { body: { moveToCart: [socks] } });
  const basketId = first.cart?.id ?? '';
  expect([first.cart && said(first.cart), first.total]).toEqual([[[upcs.socks, 1]], 2]);
  const second = await guest.call(updateSavedItems, { body: { moveToCart: [deck, reduced], basketId } });
  expect(second.total).toBe(0);
  const cart = await guest.call(readCart, { params: { basketId } });
  expect(said(cart).toSorted()).toEqual(
    [
      [upcs.socks, 1],
      [upcs.deck, 1],
      [upcs.reduced, 1],
    ].toSorted(),
  );
});

test('items for which a full cart has no line stay saved', async () => {
  const guest = await newShopper(shop.origin);
  const { id: basketId } = await guest.call(createCartWithItem, { body: { upc: upcs.customised, recipeId: 'recipe' } });
  await shop.shop.database.pool.query(
    `update cart set document = jsonb_set(document, '{lines}', (
       select jsonb_agg((document -> 'lines' -> 0) || jsonb_build_object('id', n::text, 'recipeId', n::text))
       from generate_series(1, $2::int) n)) where id = $1`,
    [basketId, mostLines],
  );
  const { items } = await saveSizes(guest, upcs.deck, upcs.socks);
  const move = (moveToCart: string[]) => guest.call(updateSavedItems, { body: { moveToCart, basketId } });
  expect(await refusalOf(move([items[0]?.itemId ?? '']))).toBe('INV408');
  expect(await refusalOf(move(items.map(({ itemId }) => itemId)))).toBe('INV406');
  expect((await guest.call(listSavedItems, {})).total).toBe(2);
});

test('a sold-out item stays saved: INV700 for one, INV406 for several, with none of them moved [C8.45 C8.12]', async () => {
  const guest = await newShopper(shop.origin);
  const { id: basketId } = await guest.call(createCartWithItem, { body: { upc: upcs.socks } });
  const { items } = await saveSizes(guest, upcs.soldOut, upcs.deck);
  const [deck = '', soldOut = ''] = items.map(({ itemId }) => itemId);
  const move = (itemIds: string[]) => guest.call(updateSavedItems, { body: { moveToCart: itemIds, basketId } });
  expect(await refusalOf(move([soldOut]))).toBe('INV700');
  expect(await refusalOf(move([deck, soldOut]))).toBe('INV406');
  expect((await guest.call(listSavedItems, {})).total).toBe(2);
  expect(said(await guest.call(readCart, { params: { basketId } }))).toEqual([[upcs.socks, 1]]);
  expect((await move([deck])).total).toBe(1);
});
