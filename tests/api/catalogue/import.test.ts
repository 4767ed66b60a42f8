import { type Database, openDatabase } from '@eyelet/db/database.ts';
import { writeOnHand } from '@eyelet/db/stock/write-stock.ts';
import { importProducts } from '@eyelet/server/catalogue/import/import-products.ts';
import { buildColourway, buildProduct, pricesOf, writeTestGround } from '@eyelet/testing/catalogue.ts';
import { createTestDatabase, type TestDatabase } from '@eyelet/testing/test-database.ts';
import { writePrices } from '@eyelet/testing/write-prices.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

const now = new Date('2026-06-15T12:00:00Z');
let own: TestDatabase;
let database: Database;

const rows = async (text: string) => (await database.pool.query(text)).rows;

beforeAll(async () => {
  own = await createTestDatabase();
  database = openDatabase(own.url, 4);
  await writeTestGround(database);
});

afterAll(async () => {
  await database.close();
  await own.drop();
});

describe('product import', () => {
  test('imports valid products, refuses invalid ones entirely, and says why', async () => {
    const report = await importProducts(
      database,
      [
        buildProduct('SKGOOD01', 1, { border: null }),
        buildProduct('SKNOCAT1', 2, { categories: ['7777'] }),
        buildProduct('SKSIZE01', 3, { colourways: [buildColourway('SKSIZE01BLU', 3, { sizes: ['XXL'] })] }),
        buildProduct('SKPRICE1', 4, {
          colourways: [buildColourway('SKPRICE1BLU', 4, { prices: pricesOf(10.5) })],
        }),
        buildProduct('SKTWICE1', 1),
        buildProduct('SKBORDER', 6, { border: { code: '64.19', origin: 'XX', grams: 0.5 } }),
        buildProduct('SKBORDE2', 7, { border: { code: 640419 } as never }),
        buildProduct('SKBORDE3', 8, { border: '640419' as never }),
        buildProduct('SKREASON', 5, {
          colourways: [
            buildColourway('SKREASONBLU', 5, {
              prices: pricesOf(1000)
                .map((price) => ({ ...price, reason: 'whim' }))
                .slice(0, 1),
            }),
          ],
        }),
      ],
      now,
    );
    expect(report.taken).toBe(1);
    expect(report.refused.map(({ masterId, reasons }) => [masterId, reasons[0]])).toEqual([
      ['SKNOCAT1', 'category 7777 does not exist'],
      ['SKSIZE01', 'SKSIZE01BLU size "XXL" is not in its scale'],
      ['SKPRICE1', 'SKPRICE1BLU price 10.5 is not whole minor units'],
      ['SKTWICE1', 'upc 4000000000100 is also used by SKGOOD01'],
      ['SKBORDER', 'has the code "64.19" for borders, which is not 6, 8 or 10 digits'],
      ['SKBORDE2', 'has the code "640419" for borders, which is not 6, 8 or 10 digits'],
      ['SKBORDE3', 'has facts for borders that are no object'],
      ['SKREASON', 'SKREASONBLU reason "whim" is none of sale, season, outlet, promotion, discontinued'],
    ]);
    expect(await rows('select master_id from style')).toEqual([{ master_id: 'SKGOOD01' }]);
  });

  test('refuses a upc that another product has already', async () => {
    const report = await importProducts(database, [buildProduct('SKTHIEF1', 1)], now);
    expect(report).toEqual({
      taken: 0,
      refused: [
        {
          masterId: 'SKTHIEF1',
          reasons: ['4000000000100', '4000000000101', '4000000000102'].map(
            (upc) => `upc ${upc} belongs to another product`,
          ),
        },
      ],
    });
  });

  test('the same products again change nothing', async () => {
    const tables = ['style_text', 'colourway', 'colourway_text', 'sku', 'price', 'style_category'];
    const versions = () =>
      Promise.all(tables.map((table) => rows(`select xmin::text, ctid::text from ${table} order by ctid`)));
    const before = await versions();
    await importProducts(database, [buildProduct('SKGOOD01', 1)], now);
    expect(await versions()).toEqual(before);
  });

  test('variants and prices missing from a later import are removed; prices that have begun stay as history', async () => {
    await writePrices(database, [
      {
        productId: 'SKGOOD01BLU',
        priceList: 'EUR',
        amount: 9000,
        original: 10_000,
        from: '2026-06-01T00:00:00Z',
        until: '2026-06-05T00:00:00Z',
      },
      {
        productId: 'SKGOOD01BLU',
        priceList: 'EUR',
        amount: 8000,
        original: 10_000,
        from: '2026-12-01T00:00:00Z',
        until: null,
      },
    ]);
    await importProducts(
      database,
      [
        buildProduct('SKGOOD01', 1, {
          categories: ['1200'],
          colourways: [buildColourway('SKGOOD01BLU', 1, { sizes: ['40'] })],
        }),
      ],
      now,
    );
    expect(await rows('select upc from sku')).toEqual([{ upc: '4000000000100' }]);
    expect(await rows('select category_id from style_category')).toEqual([{ category_id: '1200' }]);
    expect(await rows(`select amount from price where price_list = 'EUR' order by valid_from`)).toEqual([
      { amount: 10_000 },
      { amount: 9000 },
    ]);
  });
});

describe('stock', () => {
  test('a count below the reserved units is raised to them, so that nothing is oversold', async () => {
    await writeOnHand(database, [{ upc: '4000000000100', placeId: 'W-NORA', onHand: 5 }]);
    await database.pool.query('update stock set reserved = 4');
    await writeOnHand(database, [{ upc: '4000000000100', placeId: 'W-NORA', onHand: 1 }]);
    expect(await rows('select on_hand, reserved from stock')).toEqual([{ on_hand: 4, reserved: 4 }]);
    await expect(database.pool.query('update stock set reserved = 5')).rejects.toThrow('stock_never_oversold');
  });
});
