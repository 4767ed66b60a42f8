import { join } from 'node:path';
import { writeOnHand } from '@eyelet/db/stock/write-stock.ts';
import { buildColourway, buildProduct, pricesOf, stockProducts, writeTestGround } from '@eyelet/testing/catalogue.ts';
import { type RunningShop, startShop } from '@eyelet/testing/start-shop.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

const now = new Date('2026-06-15T12:00:00Z');
/** Contains a file of the digital product. */
const downloadsFolder = join(import.meta.dirname, 'downloads');

let running: RunningShop;

const get = async (path: string, locale = 'en_US') => {
  const response = await fetch(running.origin + path, { headers: { 'x-locale': locale } });
  return { status: response.status, body: await response.json() };
};

beforeAll(async () => {
  running = await startShop({
    config: { downloadsFolder },
    parts: {
      clock: () => now,
      beforeSnapshot: async (database) => {
        await writeTestGround(database);
        await stockProducts(
          database,
          [
            buildProduct('SKHOLM01', 1, {
              colourways: [
                buildColourway('SKHOLM01BLU', 1),
                buildColourway('SKHOLM01RED', 2, {
                  family: 'red',
                  swatch: '#b3322a',
                  prices: [
                    ...pricesOf(10_000),
                    {
                      priceList: 'EUR',
                      amount: 9000,
                      original: 10_000,
                      from: '2026-05-20T00:00:00Z',
                      until: '2026-05-25T00:00:00Z',
                    },
                    {
                      priceList: 'EUR',
                      amount: 8000,
                      original: 10_000,
                      from: '2026-06-10T00:00:00Z',
                      until: '2026-06-20T00:00:00Z',
                      reason: 'season',
                    },
                  ],
                }),
              ],
            }),
            buildProduct('SKGIFT01', 10, {
              productType: 'digital',
              colourways: [
                buildColourway('SKGIFT01CRD', 10, {
                  prices: [...pricesOf(2500), ...pricesOf(5000).map((price) => ({ ...price, upc: '4000000001001' }))],
                }),
              ],
            }),
            buildProduct('SKSOON01', 20, {
              launchedAt: '2026-07-01T00:00:00Z',
              colourways: [buildColourway('SKSOON01BLU', 20)],
            }),
            buildProduct('SKEARL01', 40, { launchedAt: '2026-06-01T00:00:00.000Z', presale: true }),
            buildProduct('SKSTOR01', 50, { storeOnly: true }),
            buildProduct('SKUSONLY', 30, {
              colourways: [
                buildColourway('SKUSONLYBLU', 30, {
                  prices: pricesOf(5000).filter(({ priceList }) => priceList === 'USD'),
                }),
              ],
            }),
          ],
          20,
          now,
        );
        await writeOnHand(database, [
          { upc: '4000000000100', placeId: 'W-NORA', onHand: 0 },
          { upc: '4000000000101', placeId: 'W-NORA', onHand: 2 },
          { upc: '4000000000102', placeId: 'W-NORA', onHand: 3 },
          { upc: '4000000000102', placeId: 'S-BOSTON', onHand: 4 },
        ]);
      },
    },
  });
});

afterAll(() => running.close());

describe('product details', () => {
  test('a known id returns the product with its master, colours, sizes and variants [C7.101] [B3.3.03]', async () => {
    const { status, body } = await get('/products/v2/products/SKHOLM01BLU/details');
    expect(status).toBe(200);
    expect(body).toMatchObject({
      id: 'SKHOLM01BLU',
      masterId: 'SKHOLM01',
      name: 'Holm',
      url: '/en-us/p/holm-deck-shoe-SKHOLM01BLU',
      currency: 'USD',
      defaultColor: 'SKHOLM01BLU',
      badge: null,
      eyebrow: { id: 'LOW STOCK', label: 'Low stock' },
      presale: false,
      isRobisOnly: false,
      notifyMe: true,
      productType: 'standard',
      subscriptionType: null,
      customsExternalUrl: null,
      modelMeasurements: null,
    });
    const [colour, size] = body.attributes;
    expect(colour.options.map((option: { value: string }) => option.value)).toEqual(['SKHOLM01BLU', 'SKHOLM01RED']);
    expect(
      size.options.map((option: { value: string; available: boolean }) => [option.value, option.available]),
    ).toEqual([
      ['40', false],
      ['41', true],
      ['42', true],
    ]);
    expect(colour.options.map((option: { groupBy: string }) => option.groupBy)).toEqual(['blue', 'red']);
    expect(colour).toMatchObject({ code: 'color', label: 'Color' });
    expect(size).toMatchObject({ code: 'size', label: 'Size' });
    expect(colour.options[1]).toMatchObject({ label: expect.any(String), swatch: '#b3322a', available: true });
    expect(body.variants).toHaveLength(6);
    expect(body.variants[1]).toMatchObject({
      id: '4000000000101',
      upc: '4000000000101',
      sku: expect.any(String),
      attributes: expect.anything(),
      price: { current: 100, original: 100 },
      stockStatusLabel: expect.any(String),
      productInventoryState: 'InStock',
    });
    expect(body.details[0]).toEqual({
      id: 'description',
      label: 'Description',
      expanded: true,
      data: ['Grips wet granite.'],
    });
    expect(body.breadcrumbs.map((one: { categoryId: string }) => one.categoryId)).toEqual(['1000', '1100']);
    expect(body.alternates).toHaveLength(7);
  });

  test('a product in presale, one sold in stores only and a digital one say so [B3.3.03]', async () => {
    const of = async (id: string) => (await get(`/products/v2/products/${id}/details`)).body;
    const plain = { badge: null, eyebrow: null, productType: 'standard', presale: false, isRobisOnly: false };
    expect(await of('SKEARL01BLU')).toMatchObject({
      ...plain,
      ...{ presale: true, badge: { id: 'NEW', label: 'New' }, eyebrow: { id: 'PRESALE', label: 'Members first' } },
    });
    expect(await of('SKSTOR01BLU')).toMatchObject({ ...plain, isRobisOnly: true });
    expect(await of('SKGIFT01CRD')).toMatchObject({ ...plain, productType: 'digital' });
  });

  test('a style id returns its representative colourway', async () => {
    const { body } = await get('/products/v2/products/SKHOLM01/details');
    expect(body.id).toBe('SKHOLM01BLU');
  });

  test('an unknown product is API404, whatever its form [C8.115] [C7.101]', async () => {
    for (const id of ['SKNONE01', 'SKNONE01BLU', 'unknown', '%20']) {
      const { status, body } = await get(`/products/v2/products/${id}/details`);
      expect([id, status, body.errorDetails[0].errorId]).toEqual([id, 404, 'API404']);
    }
  });

  test('a product without a price in the market is not sold there', async () => {
    expect((await get('/products/v2/products/SKUSONLYBLU/details')).status).toBe(200);
    expect((await get('/products/v2/products/SKUSONLYBLU/details', 'de_DE')).status).toBe(404);
    expect((await get('/products/v2/products/SKUSONLY/details', 'de_DE')).status).toBe(404);
  });

  test('a reduced price has its original, its discount and, in Europe, the lowest of the 30 days before [B3.3.01]', async () => {
    const german = (await get('/products/v2/products/SKHOLM01RED/details', 'de_DE')).body.price;
    expect(german).toEqual({
      current: 80,
      original: 100,
      lowCurrent: 80,
      highCurrent: 80,
      lowOriginal: 100,
      highOriginal: 100,
      historicBestPrice: 90,
      previousBestSalesPrice: 100,
      percentagePriceDiscount: 20,
      reason: { id: 'season', label: 'Saisonende' },
      salesPriceActiveDate: null,
    });
    const { products } = (await get('/fapi/components/products?ids=SKHOLM01RED', 'de_DE')).body;
    expect(products[0].price.reason).toEqual({ id: 'season', label: 'Saisonende' });
    const american = (await get('/products/v2/products/SKHOLM01RED/details')).body.price;
    expect(american).toMatchObject({ current: 100, percentagePriceDiscount: 0, historicBestPrice: null, reason: null });
  });

  test('sizes with different prices give a price range [B3.3.01]', async () => {
    const { price, variants } = (await get('/products/v2/products/SKGIFT01CRD/details')).body;
    expect(price).toMatchObject({ lowCurrent: 25, highCurrent: 50, current: 25 });
    expect(variants.map((variant: { price: { current: number } }) => variant.price.current)).toEqual([25, 50, 25]);
  });

  test('a variant is InStock or OutOfStock, a digital one with a file always InStock [B3.3.04]', async () => {
    const { variants } = (await get('/products/v2/products/SKHOLM01BLU/details')).body;
    const states = variants
      .slice(0, 3)
      .map((variant: { productInventoryState: string }) => variant.productInventoryState);
    expect(states).toEqual(['OutOfStock', 'InStock', 'InStock']);
    const digital = (await get('/products/v2/products/SKGIFT01CRD/details')).body.variants;
    expect(new Set(digital.map((variant: { productInventoryState: string }) => variant.productInventoryState))).toEqual(
      new Set(['InStock']),
    );
  });

  test('few units in the region give the eyebrow LOW STOCK, others have none [C9.25]', async () => {
    expect((await get('/products/v2/products/SKHOLM01BLU/details')).body.eyebrow).toEqual({
      id: 'LOW STOCK',
      label: 'Low stock',
    });
    expect((await get('/products/v2/products/SKHOLM01BLU/details', 'de_DE')).body.eyebrow).toBeNull();
  });

  test('a product that is not on sale yet says when it will be', async () => {
    const { body } = await get('/products/v2/products/SKSOON01BLU/details');
    expect(body).toMatchObject({
      comingSoon: true,
      eyebrow: { id: 'COMING SOON' },
      price: { salesPriceActiveDate: '2026-07-01T00:00:00.000Z' },
    });
  });

  test('texts are in the language of the market', async () => {
    const { body } = await get('/products/v2/products/SKHOLM01BLU/details', 'fr_CA');
    expect(body.attributes[0].label).toBe('Couleur');
    expect(body.currency).toBe('CAD');
    expect(body.url).toBe('/fr-ca/p/holm-deck-shoe-SKHOLM01BLU');
  });
});

describe('inventory', () => {
  test('variants are keyed by id with quantity and stockStatus [C7.102] [B3.3.07]', async () => {
    const { body } = await get('/products/v2/products/SKHOLM01BLU/inventory');
    expect(body.variants).toEqual({
      '4000000000100': { quantity: 0, stockStatus: 'OutOfStock' },
      '4000000000101': { quantity: 2, stockStatus: 'InStock' },
      '4000000000102': { quantity: 3, stockStatus: 'InStock' },
    });
  });

  test('storeId gives what the store has [C7.102]', async () => {
    const { body } = await get('/products/v2/products/SKHOLM01BLU/inventory?storeId=S-BOSTON');
    expect(body.variants['4000000000102']).toEqual({ quantity: 4, stockStatus: 'InStock' });
    expect(body.variants['4000000000101'].quantity).toBe(0);
  });

  test('an unknown product or store is API404', async () => {
    expect((await get('/products/v2/products/SKNONE01BLU/inventory')).status).toBe(404);
    expect((await get('/products/v2/products/SKHOLM01BLU/inventory?storeId=S-NOWHERE')).status).toBe(404);
  });
});
