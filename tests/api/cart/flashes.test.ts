import { setShippingAddress } from '@eyelet/contracts/checkout/set-shipping-address.ts';
import { enUs } from '@eyelet/domain/markets/en-us.ts';
import { address } from '@eyelet/testing/buy.ts';
import { buildColourway, buildProduct, pricesOf, stockProducts } from '@eyelet/testing/catalogue.ts';
import { newShopper, type Shopper } from '@eyelet/testing/shopper.ts';
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

const both = { isPatchRequired: true, inventorySupplyCheck: true };

test('a quantity above the stock is flashed with the available quantity [C8.149 C7.29]', async () => {
  const { start, read } = cartOf(shopper);
  const cart = await start({ upc: upcs.deck, qty: 3 });
  await stockOf(running, upcs.deck, { 'W-NORA': 2 });
  expect((await read(cart)).flash).toEqual([]);
  const checked = await read(cart, { inventorySupplyCheck: true });
  expect(checked.flash).toMatchObject([
    {
      type: 'ProductLineItemInventoryMissing',
      level: 'error',
      details: { itemId: cart.items[0]?.id, maxAllowedQty: 2 },
    },
  ]);
  expect(checked.items).toMatchObject([{ qty: 3, available: 2 }]);
});

test('a sold-out item is flashed, and is removed from a cart read with patching [C8.151 C8.156 C7.28]', async () => {
  const { start, read } = cartOf(shopper);
  const cart = await start({ upc: upcs.spare });
  await stockOf(running, upcs.spare, { 'W-NORA': 0 });
  const checked = await read(cart, { inventorySupplyCheck: true });
  expect(checked.flash).toMatchObject([{ type: 'ProductLineItemFullInventoryMissing' }]);
  expect(checked.items).toHaveLength(1);
  const patched = await read(cart, both);
  expect(patched.flash).toMatchObject([{ type: 'ProductLineItemFullInventoryMissing' }]);
  expect(patched).toMatchObject({ items: [], totalItems: 0 });
  expect(await read(cart)).toMatchObject({ items: [], flash: [] });
});

test('a quantity above a lowered maximum is reduced to it [C8.153 C7.28]', async () => {
  const { start, read } = cartOf(shopper);
  const cart = await start({ upc: upcs.spareToo, qty: 5 });
  await stockProducts(running.shop.database, [buildProduct('SKSPAR02', 7, { maxQty: 3 })]);
  const maxQty = () => running.shop.catalogue.product('SKSPAR02BLU', enUs)?.maxQty;
  await expect.poll(maxQty, { timeout: 10_000 }).toBe(3);
  const patched = await read(cart, { isPatchRequired: true });
  expect(patched.flash).toMatchObject([{ type: 'ProductItemMaxQuantity', details: { maxAllowedQty: 3 } }]);
  expect(patched.items).toMatchObject([{ qty: 3, maxQty: 3 }]);
});

test('a patched cart has the current price of the catalogue [C7.28]', async () => {
  const { start, read } = cartOf(shopper);
  const cart = await start({ upc: upcs.socks });
  const dearer = buildColourway('SKSOCK01BLU', 2, { sizes: ['40'], prices: pricesOf(2490) });
  await stockProducts(running.shop.database, [buildProduct('SKSOCK01', 2, { colourways: [dearer] })]);
  const total = async () => (await read(cart, { isPatchRequired: true })).totals.itemTotal;
  await expect.poll(total, { timeout: 10_000 }).toBe(24.9);
});

test('an item no longer sold is flashed and removed from the patched cart [C8.150]', async () => {
  const { start, read } = cartOf(shopper);
  const cart = await start({ upc: upcs.reduced });
  await stockProducts(running.shop.database, [buildProduct('SKREDU01', 3, { storeOnly: true })]);
  const flashes = async () => (await read(cart)).flash.map(({ type }) => type);
  await expect.poll(flashes, { timeout: 10_000 }).toEqual(['ProductItemNotAvailable']);
  expect((await read(cart, both)).flash.map(({ type }) => type)).toEqual(['ProductItemNotAvailable']);
  expect(await read(cart)).toMatchObject({ items: [], flash: [] });
});

test('a stored address that has become invalid is flashed [C8.152]', async () => {
  const { start, read } = cartOf(shopper);
  const cart = await start({ upc: upcs.deckLarger });
  await shopper.call(setShippingAddress, { params: { basketId: cart.id }, body: address });
  await running.shop.database.pool.query(
    `update cart set document = jsonb_set(document, '{shippingAddress,postalCode}', '"x"') where id = $1`,
    [cart.id],
  );
  const checked = await read(cart, { inventorySupplyCheck: true });
  expect(checked.flash).toMatchObject([{ type: 'InvalidShippingAddress', level: 'error' }]);
});
