import type { PriceRecord } from '@eyelet/db/catalogue/product-record.ts';
import { buildColourway, buildProduct, stockProducts } from '@eyelet/testing/catalogue.ts';
import { newShopper, refusalOf, type Shopper } from '@eyelet/testing/shopper.ts';
import type { RunningShop } from '@eyelet/testing/start-shop.ts';
import { startStockedShop } from '@eyelet/testing/start-stocked-shop.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { cartOf } from './world.ts';

let running: RunningShop;
let shopper: Shopper;
beforeAll(async () => {
  running = await startStockedShop();
  shopper = await newShopper(running.origin);
});
afterAll(() => running.close());

/** A product with only the given prices; returns the upc of its first size. */
async function productWith(masterId: string, number: number, prices: readonly PriceRecord[]): Promise<string> {
  const colourway = buildColourway(`${masterId}BLU`, number, { prices });
  await stockProducts(running.shop.database, [buildProduct(masterId, number, { colourways: [colourway] })]);
  const upc = colourway.skus[0]?.upc ?? '';
  await expect.poll(() => running.shop.catalogue.sku(upc)?.upc, { timeout: 10_000 }).toBe(upc);
  return upc;
}

const always = { from: '1970-01-01T00:00:00.000Z', until: null };

test('a product without a price in the currency is refused with INV702 [C8.44]', async () => {
  const upc = await productWith('SKEURO01', 61, [{ priceList: 'EUR', amount: 5000, original: 5000, ...always }]);
  expect(await refusalOf(cartOf(shopper).start({ upc }))).toBe('INV702');
  const other = await newShopper(running.origin, { locale: 'de_DE' });
  expect((await cartOf(other).start({ upc })).totals.itemTotal).toBe(50);
});

test('a product with an invalid price is refused with PRC400 [C8.36]', async () => {
  const upc = await productWith('SKZERO01', 62, [{ priceList: 'USD', amount: 5000, original: 5000, ...always }]);
  const { pool } = running.shop.database;
  const { rowCount } = await pool.query(`update price set amount = 0 where product_id = 'SKZERO01BLU'`);
  expect(rowCount).toBeGreaterThan(0);
  await pool.query(`select pg_notify('catalogue', 'style:SKZERO01')`);
  const refused = () =>
    cartOf(shopper)
      .start({ upc })
      .then(
        () => 'sold',
        ({ id }: { id: string }) => id,
      );
  await expect.poll(refused, { timeout: 10_000 }).toBe('PRC400');
});
