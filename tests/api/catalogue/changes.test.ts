import { switchPlaceService } from '@eyelet/db/stock/place-service.ts';
import { writeOnHand, writePlaces } from '@eyelet/db/stock/write-stock.ts';
import { importContent } from '@eyelet/server/content/import-content.ts';
import {
  buildColourway,
  buildProduct,
  inEveryLanguage,
  stockProducts,
  writeTestGround,
} from '@eyelet/testing/catalogue.ts';
import { pageItem, textBlock } from '@eyelet/testing/content-items.ts';
import { type RunningShop, startShop } from '@eyelet/testing/start-shop.ts';
import { writePrices } from '@eyelet/testing/write-prices.ts';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';

/** A change is visible within about a second; the limit leaves room for a busy machine. */
const soon = { timeout: 20_000, interval: 50 };

let running: RunningShop;
let now = new Date('2026-06-15T12:00:00Z');

const get = async (path: string) => (await fetch(running.origin + path)).json();

beforeAll(async () => {
  running = await startShop({
    parts: {
      clock: () => now,
      beforeSnapshot: async (database) => {
        await writeTestGround(database);
        await stockProducts(database, [buildProduct('SKHOLM01', 1)], 20, now);
      },
    },
  });
});

afterAll(() => running.close());

test('a new price reaches details, listing and search without a restart', async () => {
  const path = '/products/v2/products/SKHOLM01BLU/details';
  expect((await get(path)).price.current).toBe(100);
  await writePrices(running.shop.database, [
    {
      productId: 'SKHOLM01BLU',
      priceList: 'USD',
      amount: 7500,
      original: 10_000,
      from: now.toISOString(),
      until: null,
    },
  ]);
  await vi.waitFor(async () => expect((await get(path)).price).toMatchObject({ current: 75, original: 100 }), soon);
  expect((await get('/products/v2/catalog?categoryId=1100')).products[0].price.current).toBe(75);
  expect((await get('/products/v2/search/productSearch?q=holm')).products[0].price.current).toBe(75);
});

test('a scheduled price is shown from its start time', async () => {
  const path = '/products/v2/catalog?categoryId=1100';
  await writePrices(running.shop.database, [
    {
      productId: 'SKHOLM01BLU',
      priceList: 'USD',
      amount: 5000,
      original: 10_000,
      from: '2026-06-16T00:00:00Z',
      until: null,
    },
  ]);
  const told = vi.fn();
  const stop = running.shop.onCatalogueChange(told);
  await vi.waitFor(() => expect(told).toHaveBeenCalled(), soon);
  expect((await get(path)).products[0].price.current).toBe(75);
  told.mockClear();
  now = new Date('2026-06-16T00:00:00Z');
  expect((await get(path)).products[0].price.current).toBe(50);
  expect((await get('/products/v2/products/SKHOLM01BLU/details')).price.current).toBe(50);
  await vi.waitFor(() => expect(told.mock.calls.flatMap(([change]) => change.masterIds)).toContain('SKHOLM01'), soon);
  stop();
});

test('a stock change reaches details, inventory and facets', async () => {
  await writeOnHand(running.shop.database, [
    { upc: '4000000000100', placeId: 'W-NORA', onHand: 0 },
    { upc: '4000000000101', placeId: 'W-NORA', onHand: 7 },
  ]);
  await vi.waitFor(async () => {
    const { variants } = await get('/products/v2/products/SKHOLM01BLU/inventory');
    expect(variants['4000000000100']).toEqual({ quantity: 0, stockStatus: 'OutOfStock' });
    expect(variants['4000000000101'].quantity).toBe(7);
  }, soon);
  const { variants } = await get('/products/v2/products/SKHOLM01BLU/details');
  expect(variants[0].productInventoryState).toBe('OutOfStock');
  expect((await get('/products/v2/catalog?categoryId=1100&size=40')).total).toBe(0);
});

test('reserved units are no longer available', async () => {
  await running.shop.database.pool.query(
    `update stock set reserved = 6 where upc = '4000000000101' and place_id = 'W-NORA'`,
  );
  await vi.waitFor(async () => {
    const { variants } = await get('/products/v2/products/SKHOLM01BLU/inventory');
    expect(variants['4000000000101'].quantity).toBe(1);
  }, soon);
});

test('a new product is found however often its name is searched while it is added', async () => {
  const names = ['Ternmoor', 'Sulamoor', 'Gannetmoor', 'Eidermoor'];
  for (const [index, name] of names.entries()) {
    const masterId = `SKCOME0${index}`;
    const find = async () => (await get(`/products/v2/search/productSearch?q=${name}`)).total;
    let searching = true;
    const searches = Array.from({ length: 8 }, async () => {
      while (searching) await find();
    });
    await stockProducts(
      running.shop.database,
      [
        buildProduct(masterId, 20 + index, {
          texts: inEveryLanguage({ ...buildProduct(masterId, 20).texts.en, name, slug: name.toLowerCase() }) as never,
          categories: ['1200'],
        }),
      ],
      20,
      now,
    );
    await vi.waitFor(
      async () => expect(await get(`/products/v2/products/${masterId}BLU/details`)).toMatchObject({ name }),
      soon,
    );
    searching = false;
    await Promise.all(searches);
    await vi.waitFor(async () => expect(await find()).toBe(1), soon);
  }
});

test('a new product appears in listing, search and suggestions; a withdrawn one disappears', async () => {
  const product = buildProduct('SKNEWSHO', 7, {
    texts: inEveryLanguage({
      ...buildProduct('SKNEWSHO', 7).texts.en,
      name: 'Quarrymoor',
      slug: 'quarrymoor',
    }) as never,
    colourways: [buildColourway('SKNEWSHOBLU', 7)],
  });
  expect((await get('/products/v2/search/productSearch?q=quarrymoor')).total).toBe(0);
  await stockProducts(running.shop.database, [product], 20, now);
  await vi.waitFor(async () => {
    expect((await get('/products/v2/search/productSearch?q=quarrymoor')).total).toBe(1);
    expect((await get('/products/v2/catalog?categoryId=1100')).total).toBe(2);
  }, soon);
  await stockProducts(running.shop.database, [{ ...product, listed: false }], 20, now);
  await vi.waitFor(async () => {
    expect((await get('/products/v2/search/productSearch?q=quarrymoor')).total).toBe(0);
    expect((await get('/products/v2/catalog?categoryId=1100')).total).toBe(1);
  }, soon);
});

test('a written content page is shown, and its version increases', async () => {
  const write = (title: string) =>
    importContent(running.shop.database, [pageItem('tides', { title, blocks: [textBlock(title)] })], now);
  await write('Tides');
  await vi.waitFor(
    async () => expect(await get('/fapi/pages/tides')).toMatchObject({ title: 'Tides', version: 1 }),
    soon,
  );
  await write('High tides');
  await vi.waitFor(
    async () => expect(await get('/fapi/pages/tides')).toMatchObject({ title: 'High tides', version: 2 }),
    soon,
  );
  const unknown = await fetch(`${running.origin}/fapi/pages/no-such-page`);
  expect([unknown.status, (await unknown.json()).errorDetails[0].errorId]).toEqual([404, 'API404']);
});

test('changed details of a place are announced as such, and nothing else is read again', async () => {
  const told = vi.fn();
  const stop = running.shop.onCatalogueChange(told);
  const { memory } = running.shop.catalogue;
  const before = memory();
  await switchPlaceService(running.shop.database, 'S-BOSTON', 'sts', false);
  const services = async () => (await get('/stores/v1/stores/S-BOSTON')).services;
  await vi.waitFor(async () => expect(await services()).not.toContain('sts'), soon);
  await vi.waitFor(
    () => expect(told).toHaveBeenCalledWith(expect.objectContaining({ placeIds: ['S-BOSTON'], everything: false })),
    soon,
  );
  expect(memory()).toBe(before);
  stop();
});

test('a place with another name is announced as a change of everything', async () => {
  const hamburg = running.shop.catalogue.place('S-HAMBURG');
  if (!hamburg) throw new Error('the ground has no store in Hamburg');
  const told = vi.fn();
  const stop = running.shop.onCatalogueChange(told);
  await writePlaces(running.shop.database, [{ ...hamburg, name: 'Alsterdeck' }]);
  await vi.waitFor(async () => expect((await get('/stores/v1/stores/S-HAMBURG')).name).toBe('Alsterdeck'), soon);
  await vi.waitFor(() => expect(told).toHaveBeenCalledWith(expect.objectContaining({ everything: true })), soon);
  stop();
});

test('a lost connection is opened again and no change made meanwhile is missed', async () => {
  const { pool } = running.shop.database;
  const told = vi.fn();
  const stop = running.shop.onCatalogueChange(told);
  await pool.query(`select pg_terminate_backend(pid) from pg_stat_activity
    where application_name = 'eyelet catalogue' and datname = current_database()`);
  await writeOnHand(running.shop.database, [{ upc: '4000000000102', placeId: 'W-NORA', onHand: 3 }]);
  await vi.waitFor(() => expect(told).toHaveBeenCalledWith(expect.objectContaining({ everything: true })), soon);
  const { variants } = await get('/products/v2/products/SKHOLM01BLU/inventory');
  expect(variants['4000000000102'].quantity).toBe(3);
  stop();
});
