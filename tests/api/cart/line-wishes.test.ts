import type { Cart } from '@eyelet/contracts/cart/cart.ts';
import { changeStore } from '@eyelet/contracts/cart/change-store.ts';
import { createCart } from '@eyelet/contracts/cart/create.ts';
import { removeCart } from '@eyelet/contracts/cart/remove.ts';
import { placeOrder } from '@eyelet/contracts/checkout/place-order.ts';
import { storeFingerprint } from '@eyelet/contracts/checkout/store-fingerprint.ts';
import { updateSavedItems } from '@eyelet/contracts/saved-items/update.ts';
import { enUs } from '@eyelet/domain/markets/en-us.ts';
import { readyCart } from '@eyelet/testing/buy.ts';
import { buildProduct, stockProducts } from '@eyelet/testing/catalogue.ts';
import { newConsumer } from '@eyelet/testing/consumer.ts';
import { errorOf, newShopper, refusalOf, type Shopper } from '@eyelet/testing/shopper.ts';
import type { RunningShop } from '@eyelet/testing/start-shop.ts';
import { startStockedShop, upcs } from '@eyelet/testing/start-stocked-shop.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { cartOf, stockOf } from './world.ts';

let running: RunningShop;
let shopper: Shopper;
beforeAll(async () => {
  running = await startStockedShop();
  shopper = await newShopper(running.origin);
});
afterAll(() => running.close());

const greeting = { to: 'Ida', email: 'ida@example.com', message: 'Wear them out.' };

test('a greeting needs all three members, and is kept with the line and its order [C5.58 C3.15]', async () => {
  const { change } = cartOf(shopper);
  const cart = await readyCart(shopper, running.origin, upcs.deck);
  expect(cart.items[0]).toMatchObject({ giftOption: null, giftOptionAvailable: true });
  for (const member of ['to', 'email', 'message'] as const) {
    const error = await errorOf(change(cart, { giftOption: { ...greeting, [member]: undefined } }));
    expect(error).toMatchObject({ id: 'CHK320' });
    expect(error.errorDetails).toMatchObject([{ field: `giftOption.${member}` }]);
  }
  expect(await refusalOf(change(cart, { giftOption: { ...greeting, email: 'ida' } }))).toBe('CHK320');
  expect((await change(cart, { giftOption: greeting })).items[0]?.giftOption).toEqual(greeting);
  const onPaper = { ...greeting, email: '' };
  expect((await change(cart, { giftOption: onPaper })).items[0]?.giftOption).toEqual(onPaper);
  expect((await change(cart, { giftOption: {} })).items[0]?.giftOption).toBeNull();
  await change(cart, { giftOption: greeting });
  const order = await shopper.call(placeOrder, { body: { cartId: cart.id } });
  expect(order.items[0]?.giftOption).toEqual(greeting);
});

test('a greeting for a product without greetings is refused with GFO404, on a pickup, bonus or digital item with GFO405 [C8.56 C8.57 C8.12]', async () => {
  const { start, add, change } = cartOf(shopper);
  await stockOf(running, upcs.deckLarger, { 'S-BOSTON': 2 });
  const wrapped = (upc: string, more: object = {}) => refusalOf(start({ upc, giftOption: greeting, ...more }));
  expect(await wrapped(upcs.customised)).toBe('GFO404');
  expect(await wrapped(upcs.digital)).toBe('GFO405');
  expect(await wrapped(upcs.deckLarger, { storeId: 'S-BOSTON' })).toBe('GFO405');
  const collected = await start({ upc: upcs.deckLarger, storeId: 'S-BOSTON' });
  expect(await refusalOf(change(collected, { giftOption: greeting }))).toBe('GFO405');
  const cart = await start({ upc: upcs.socks });
  expect(await refusalOf(add(cart, { upc: upcs.digital, giftOption: greeting }))).toBe('GFO405');
  await bonusOf(cart);
  expect(await refusalOf(change(cart, { giftOption: greeting }))).toBe('GFO405');
});

test('a product says whether it is a gift and whether it may have a greeting; being unlisted means neither [C8.56 C8.134]', async () => {
  const { start, change } = cartOf(shopper);
  const plain = { listed: false, giftOption: false, maxQty: 2 };
  await stockProducts(running.shop.database, [buildProduct('SKLIMI01', 4, plain)]);
  const known = () => running.shop.catalogue.product('SKLIMI01BLU', enUs)?.hasGiftOption;
  await expect.poll(known, { timeout: 10_000 }).toBe(false);
  const cart = await start({ upc: upcs.limited });
  expect(cart.items[0]).toMatchObject({ bonus: false, giftOptionAvailable: false });
  expect(await refusalOf(change(cart, { giftOption: greeting }))).toBe('GFO404');
});

test('buying a gift is refused with GWP403 [C8.134, C8.95]', async () => {
  const { start, add } = cartOf(shopper);
  expect(await refusalOf(start({ upc: upcs.gift }))).toBe('GWP403');
  const cart = await start({ upc: upcs.socks });
  expect(cart.items[0]?.bonus).toBe(false);
  expect(await refusalOf(add(cart, { upc: upcs.gift }))).toBe('GWP403');
});

/** Makes the only line of a cart one of the gift. */
async function bonusOf({ id }: Cart): Promise<void> {
  await running.shop.database.pool.query(
    `update cart set document = jsonb_set(document, '{lines,0,upc}', to_jsonb($2::text)) where id = $1`,
    [id, upcs.gift],
  );
}

test('a gift in the cart is a bonus item, which cannot be changed [C3.17]', async () => {
  const { start, read, change } = cartOf(shopper);
  const cart = await start({ upc: upcs.socks });
  await bonusOf(cart);
  expect((await read(cart)).items).toMatchObject([{ bonus: true, giftOptionAvailable: false }]);
  expect(await refusalOf(change(cart, { qty: 2 }))).toBe('GWP403');
});

test('a shop without greetings says so and refuses them with GFS800 [C8.55 C8.12]', async () => {
  const without = await startStockedShop({ config: { features: [] } });
  const { start, change, read } = cartOf(await newShopper(without.origin));
  const cart = await start({ upc: upcs.deck });
  expect(cart.items[0]?.giftOptionAvailable).toBe(false);
  expect(await refusalOf(change(cart, { giftOption: greeting }))).toBe('GFS800');
  expect(await refusalOf(start({ upc: upcs.deck, giftOption: greeting }))).toBe('GFS800');
  expect((await read(cart)).items[0]?.giftOption).toBeNull();
  await without.close();
});

test('a failure of greetings can be provoked: GFS800', async () => {
  const cart = await cartOf(shopper).start({ upc: upcs.deck });
  const response = await shopper.fetch(`${running.origin}/cart/v1/cart/${cart.id}/item`, {
    method: 'PUT',
    headers: { 'content-type': 'application/json', 'x-locale': 'en_US', 'x-mock-error': 'GFS800' },
    body: JSON.stringify({ itemId: cart.items[0]?.id, giftOption: greeting }),
  });
  expect(await response.json()).toMatchObject({ errorDetails: [{ errorId: 'GFS800' }] });
  expect((await cartOf(shopper).read(cart)).items[0]?.giftOption).toBeNull();
});

test('a size without inventory record is refused with INV701, a sold-out one with INV700 [C8.43]', async () => {
  const { start } = cartOf(shopper);
  const { pool } = running.shop.database;
  await pool.query('delete from stock where upc = $1', [upcs.spareToo]);
  await expect
    .poll(() => running.shop.catalogue.availability(upcs.spareToo, { region: 'NORA', country: 'US' }))
    .toBe(0);
  expect(await refusalOf(start({ upc: upcs.spareToo }))).toBe('INV701');
  expect(await refusalOf(start({ upc: upcs.soldOut }))).toBe('INV700');
});

test('only goods made to order have a recipe, and they are a shipment of their own [C3.24]', async () => {
  const { start, add } = cartOf(shopper);
  expect(await refusalOf(start({ upc: upcs.deck, recipeId: 'monogram' }))).toBe('ORD404');
  const cart = await start({ upc: upcs.customised, recipeId: 'monogram' });
  expect(cart).toMatchObject({
    items: [{ recipeId: 'monogram', isCustoms: true, shippingId: 'shipment-customs' }],
    shippingMethods: [{ shippingId: 'shipment-customs', kind: 'customs', code: 'customs', promised: {} }],
  });
  const both = await add(cart, { upc: upcs.deck });
  expect(both.shippingMethods.map(({ kind }) => kind)).toEqual(['home', 'customs']);
  expect(both.totals.shipping).toBe(10);
});

test('digital goods are sent by email and need no address [C3.23]', async () => {
  const cart = await cartOf(shopper).start({ upc: upcs.digital });
  expect(cart.shippingMethods).toMatchObject([
    { kind: 'digital', code: 'digital', price: { amount: 0 }, address: null },
  ]);
  expect(cart.items[0]?.shippingOptions).toMatchObject([{ selected: true, shippingMethod: { code: 'digital' } }]);
});

test('the temporary basket of a wallet is separate from the cart, is never merged, and can be deleted [B2.15 B9.37]', async () => {
  const guest = await newShopper(running.origin);
  const { start, read } = cartOf(guest);
  const cart = await start({ upc: upcs.socks });
  const basket = await start({ upc: upcs.deck, temporary: true });
  const later = await start({ upc: upcs.reduced, temporary: true });
  const removed = (id: string) => guest.call(removeCart, { params: { basketId: id } });
  expect((await read(basket)).items).toHaveLength(1);
  expect(await removed(basket.id)).toEqual({ removed: true });
  expect(await removed(basket.id)).toEqual({ removed: false });
  expect(await refusalOf(read(basket))).toBe('BSK404');
  expect(await refusalOf(removed(cart.id))).toBe('BSK404');
  const consumer = await newConsumer(running.origin, { shopper: guest });
  expect(consumer.auth.basketId).toBe(cart.id);
  expect(consumer.auth.basketId).not.toBe(later.id);
  expect((await cartOf(consumer).read(cart)).items).toMatchObject([{ upc: upcs.socks, qty: 1 }]);
});

test('the device is kept with the cart and its order [C7.57]', async () => {
  const cart = await readyCart(shopper, running.origin, upcs.deck);
  const keep = (basketId: string) => shopper.call(storeFingerprint, { body: { basketId, fingerprint: 'print-1' } });
  expect(await keep(cart.id)).toEqual({ stored: true });
  expect(await refusalOf(keep('none'))).toBe('BSK404');
  const { orderNumber } = await shopper.call(placeOrder, { body: { cartId: cart.id } });
  const { rows } = await running.shop.database.pool.query(
    'select device_fingerprint from orders where order_number = $1',
    [orderNumber],
  );
  expect(rows).toEqual([{ device_fingerprint: 'print-1' }]);
});

test('a guest may change the size of a cart item without a saved list [B6.07]', async () => {
  const guest = await newShopper(running.origin);
  const { start, change, read } = cartOf(guest);
  const cart = await start({ upc: upcs.deck });
  const sizes = [
    { id: cart.items[0]?.id, upc: upcs.deckLarger, size: expect.not.stringMatching(`^${cart.items[0]?.size}$`) },
  ];
  expect((await change(cart, { upc: upcs.deckLarger })).items).toMatchObject(sizes);
  expect((await read(cart)).items).toMatchObject(sizes);
  const saved = { items: [{ itemId: cart.items[0]?.id ?? '', upc: upcs.deck }] };
  expect(await refusalOf(guest.call(updateSavedItems, { body: saved }))).toBe('ORD404');
});

test('a cart holds at most a hundred lines', async () => {
  const { start, add } = cartOf(shopper);
  const cart = await start({ upc: upcs.customised, recipeId: 'recipe-0' });
  const lines = JSON.stringify(Array.from({ length: 100 }, (_, index) => ({ id: `line-${index}` })));
  await running.shop.database.pool.query(
    `update cart set document = jsonb_set(document, '{lines}', (
       select jsonb_agg((document -> 'lines' -> 0) || it || jsonb_build_object('recipeId', it ->> 'id'))
       from jsonb_array_elements($2::jsonb) as it)) where id = $1`,
    [cart.id, lines],
  );
  const error = await errorOf(add(cart, { upc: upcs.socks }));
  expect(error).toMatchObject({ id: 'INV408', errorDetails: [{ details: { maxAllowedQty: 0 } }] });
});

test('an unknown store cannot become the store of a cart and is refused with ORD517', async () => {
  const { id } = await shopper.call(createCart, {});
  const call = shopper.call(changeStore, { params: { basketId: id }, body: { storeId: 'nowhere' } });
  expect(await refusalOf(call)).toBe('ORD517');
});
