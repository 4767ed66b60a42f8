import { changeStore } from '@eyelet/contracts/cart/change-store.ts';
import { setShippingMethod } from '@eyelet/contracts/checkout/set-shipping-method.ts';
import { writePlaces } from '@eyelet/db/stock/write-stock.ts';
import { errorOf, newShopper, refusalOf, type Shopper } from '@eyelet/testing/shopper.ts';
import type { RunningShop } from '@eyelet/testing/start-shop.ts';
import { startStockedShop, upcs } from '@eyelet/testing/start-stocked-shop.ts';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { cartOf, servicesOf, stockOf } from './world.ts';

const [boston, salem] = ['S-BOSTON', 'S-SALEM'];
let running: RunningShop;
let shopper: Shopper;
beforeAll(async () => {
  running = await startStockedShop();
  shopper = await newShopper(running.origin);
  const place = { kind: 'store', region: 'NORA', country: 'US' } as const;
  const details = { province: 'MA', city: 'Salem', addressLine1: '1 Wharf', timeZone: 'America/New_York', week: [] };
  await writePlaces(running.shop.database, [{ ...place, id: salem, name: 'Salem', details }]);
});
beforeEach(() => expect.poll(() => running.shop.catalogue.place(salem)?.name, { timeout: 10_000 }).toBe('Salem'));
afterAll(() => running.close());

test('items collected at one store are one pickup shipment, at two stores two [C3.20 C1.13]', async () => {
  const { start, add } = cartOf(shopper);
  await stockOf(running, upcs.deck, { [boston]: 3, [salem]: 1 });
  const cart = await start({ upc: upcs.deck, storeId: boston });
  expect(cart).toMatchObject({
    items: [{ fulfilment: 'pickup', storeId: boston, shippingId: 'pickup-S-BOSTON', available: 3 }],
    shippingMethods: [{ shippingId: 'pickup-S-BOSTON', kind: 'pickup', code: 'pickup', storeId: boston }],
    totals: { shipping: 0 },
  });
  const more = await add(cart, { upc: upcs.deck, storeId: salem });
  const both = await add(more, { upc: upcs.deck });
  expect(both.items.map(({ shippingId }) => shippingId)).toEqual(['pickup-S-BOSTON', 'pickup-S-SALEM', 'shipment-1']);
  expect(both.shippingMethods.map(({ kind, storeName }) => [kind, storeName])).toEqual([
    ['home', null],
    ['pickup', both.shippingMethods[1]?.storeName],
    ['pickup', 'Salem'],
  ]);
  expect(both.shippingMethods[2]?.address).toMatchObject({ city: 'Salem', province: 'MA', addressLine1: '1 Wharf' });
});

test('a quantity that the store does not have is refused [C8.40 C8.49]', async () => {
  const { start } = cartOf(shopper);
  await stockOf(running, upcs.reduced, { [boston]: 2, [salem]: 0 });
  expect(await refusalOf(start({ upc: upcs.reduced, storeId: salem }))).toBe('ORD517');
  expect(await refusalOf(start({ upc: upcs.reduced, storeId: 'S-HAMBURG' }))).toBe('ORD517');
  const error = await errorOf(start({ upc: upcs.reduced, storeId: boston, qty: 3 }));
  expect(error).toMatchObject({ id: 'INV408', errorDetails: [{ details: { maxAllowedQty: 2 } }] });
});

test('a line switches its delivery with one call, and is refused with the id of that delivery [C8.39 C8.40 C8.41 C8.12]', async () => {
  const { start, change } = cartOf(shopper);
  const upc = upcs.limited;
  await stockOf(running, upc, { 'W-NORA': 20, [boston]: 5, [salem]: 0 });
  const cart = await start({ upc });
  const pickup = await change(cart, { storeId: boston });
  expect(pickup.items[0]).toMatchObject({ fulfilment: 'pickup', storeId: boston });
  expect((await change(cart, { fulfilment: 'sts', storeId: boston })).items[0]).toMatchObject({ fulfilment: 'sts' });
  expect((await change(cart, { fulfilment: 'home' })).items[0]).toMatchObject({ fulfilment: 'home', storeId: null });
  expect(await refusalOf(change(cart, { storeId: salem }))).toBe('ORD517');
  await servicesOf(running, salem, { pickup: true, sts: false, reserve: true });
  expect(await refusalOf(change(cart, { fulfilment: 'sts', storeId: salem }))).toBe('ORD518');
  await change(cart, { storeId: boston });
  await stockOf(running, upc, { 'W-NORA': 0 });
  expect(await refusalOf(change(cart, { fulfilment: 'home' }))).toBe('ORD516');
});

test('an item has its delivery options and the stock of the named store [C7.27 C3.16]', async () => {
  const { start, read } = cartOf(shopper);
  const upc = upcs.deckLarger;
  await stockOf(running, upc, { [boston]: 4, [salem]: 1 });
  const cart = await start({ upc, qty: 2 });
  const pickupAt = async (favStoreId: string) => {
    const { items } = await read(cart, { favStoreId });
    return items[0]?.shippingOptions.find(({ shippingMethod }) => shippingMethod.code === 'pickup');
  };
  expect(await pickupAt(boston)).toMatchObject({ available: true, storeInfo: { storeInventory: 4 } });
  expect(await pickupAt(salem)).toMatchObject({ available: false, storeInfo: { storeInventory: 1 } });
});

test('a shipment changes its method as a whole [C7.36]', async () => {
  const { start, add } = cartOf(shopper);
  await stockOf(running, upcs.spare, { [boston]: 3 });
  const cart = await add(await start({ upc: upcs.spare, storeId: boston }), { upc: upcs.socks });
  const set = (shippingId: string, code: string) =>
    shopper.call(setShippingMethod, { body: { cartId: cart.id, shippingId, code } });
  const sent = await set('pickup-S-BOSTON', 'express');
  expect(sent.shippingMethods).toMatchObject([{ shippingId: 'shipment-1', code: 'express' }]);
  expect(await refusalOf(set('pickup-S-BOSTON', 'standard'))).toBe('SHP404');
  expect(await refusalOf(set('shipment-1', 'pickup'))).toBe('SHP404');
});

test('a cart moves to another store, unless one item or several are not there [C2.52 C8.47 C8.12]', async () => {
  const { start, add } = cartOf(shopper);
  await stockOf(running, upcs.deck, { [boston]: 3, [salem]: 1 });
  await stockOf(running, upcs.deckLarger, { [boston]: 4, [salem]: 0 });
  const cart = await start({ upc: upcs.deck, storeId: boston });
  const move = (storeId: string) => shopper.call(changeStore, { params: { basketId: cart.id }, body: { storeId } });
  expect((await move(salem)).items).toMatchObject([{ storeId: salem, fulfilment: 'pickup' }]);
  await move(boston);
  await add(cart, { upc: upcs.deckLarger, storeId: boston });
  expect(await refusalOf(move(salem))).toBe('ORD517');
  await stockOf(running, upcs.deck, { [salem]: 0 });
  expect(await refusalOf(move(salem))).toBe('INV407');
});
