import type { Listing } from '@eyelet/contracts/catalogue/listing.ts';
import { writeOnHand } from '@eyelet/db/stock/write-stock.ts';
import { buildColourway, buildProduct, pricesOf, stockProducts, writeTestGround } from '@eyelet/testing/catalogue.ts';
import { type RunningShop, startShop } from '@eyelet/testing/start-shop.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

const now = new Date('2026-06-15T12:00:00Z');
let running: RunningShop;

const get = async (query: string, locale = 'en_US') => {
  const response = await fetch(`${running.origin}/products/v2/catalog?${query}`, { headers: { 'x-locale': locale } });
  return { status: response.status, body: await response.json() };
};
const list = async (query: string, locale?: string): Promise<Listing> => (await get(query, locale)).body;
const ids = ({ products }: Listing) => products.map(({ masterId }) => masterId);
const counts = ({ facets }: Listing, id: string) =>
  Object.fromEntries(facets.find((facet) => facet.id === id)?.values.map(({ value, count }) => [value, count]) ?? []);

beforeAll(async () => {
  running = await startShop({
    parts: {
      clock: () => now,
      beforeSnapshot: async (database) => {
        await writeTestGround(database);
        await stockProducts(
          database,
          [
            buildProduct('SKLISTAA', 1, {
              popularity: 90,
              gender: 'women',
              colourways: [
                buildColourway('SKLISTAABLU', 1, { sizes: ['38', '39'], prices: pricesOf(6000) }),
                buildColourway('SKLISTAARED', 2, { sizes: ['41', '42'], family: 'red', prices: pricesOf(7000) }),
              ],
            }),
            buildProduct('SKLISTBB', 3, {
              popularity: 80,
              gender: 'men',
              launchedAt: '2026-06-01T00:00:00Z',
              colourways: [
                buildColourway('SKLISTBBRED', 3, { sizes: ['42'], family: 'red', prices: pricesOf(16_000) }),
              ],
            }),
            buildProduct('SKLISTCC', 4, {
              popularity: 95,
              categories: ['1200'],
              colourways: [buildColourway('SKLISTCCBLU', 4, { sizes: ['42'], prices: pricesOf(20_000) })],
            }),
            buildProduct('SKLISTDD', 5, {
              popularity: 10,
              activities: ['hiking'],
              colourways: [
                buildColourway('SKLISTDDGRN', 5, {
                  sizes: ['40'],
                  family: 'green',
                  prices: pricesOf(9000).flatMap((price) => [
                    price,
                    { ...price, amount: 4500, from: '2026-06-01T00:00:00Z' },
                  ]),
                }),
              ],
            }),
            buildProduct('SKHIDDEN', 6, { listed: false, colourways: [buildColourway('SKHIDDENBLU', 6)] }),
          ],
          20,
          now,
        );
        await writeOnHand(database, [
          { upc: '4000000000400', placeId: 'W-NORA', onHand: 0 },
          { upc: '4000000000300', placeId: 'S-BOSTON', onHand: 2 },
        ]);
      },
    },
  });
});

afterAll(() => running.close());

describe('category listing', () => {
  test('a category returns its products, facets and total, sold-out products last [C7.115] [C1.05]', async () => {
    const listing = await list('categoryId=1000');
    expect(listing.total).toBe(4);
    expect(ids(listing)).toEqual(['SKLISTAA', 'SKLISTBB', 'SKLISTDD', 'SKLISTCC']);
    expect(listing.facets.map(({ id }) => id)).toEqual(
      ['category', 'gender', 'size', 'colour', 'activity', 'price', 'availability'].filter(
        (id) => id !== 'availability',
      ),
    );
    expect(listing.products[0]).toMatchObject({
      url: '/en-us/p/holm-deck-shoe-SKLISTAABLU',
      name: 'Holm',
      currency: 'USD',
    });
    expect(listing.category).toMatchObject({ id: '1000', name: 'Shoes', url: '/en-us/c/shoes-1000' });
    expect((await list('categoryId=1200')).total).toBe(1);
  });

  test('a bad category, sort, paging or span is PLP400 [C8.113] [C7.115]', async () => {
    for (const query of [
      '',
      'categoryId=9999',
      'categoryId=shoes',
      'categoryId=1000&sort=best',
      'categoryId=1000&start=-1',
      'categoryId=1000&start=x',
      'categoryId=1000&count=0',
      'categoryId=1000&count=97',
      'categoryId=1000&price=cheap',
      'categoryId=1000&price=9-3',
    ]) {
      const { status, body } = await get(query);
      expect([query, status, body.errorDetails?.[0].errorId]).toEqual([query, 400, 'PLP400']);
    }
  });

  test('pages follow one another without gap or repetition', async () => {
    const first = await list('categoryId=1000&count=3');
    const second = await list('categoryId=1000&start=3&count=3');
    expect([...ids(first), ...ids(second)]).toEqual(ids(await list('categoryId=1000')));
    expect(second).toMatchObject({ total: 4, start: 3, count: 3 });
    expect(ids(await list('categoryId=1000&start=100'))).toEqual([]);
  });

  test('each sort order orders', async () => {
    expect(ids(await list('categoryId=1000&sort=price-asc'))).toEqual(['SKLISTDD', 'SKLISTAA', 'SKLISTBB', 'SKLISTCC']);
    expect(ids(await list('categoryId=1000&sort=price-desc'))).toEqual([
      'SKLISTCC',
      'SKLISTBB',
      'SKLISTAA',
      'SKLISTDD',
    ]);
    const dearest = await list('categoryId=1000&sort=price-desc');
    expect(dearest.products.map(({ price }) => price.current)).toEqual([200, 160, 70, 45]);
    expect(ids(await list('categoryId=1000&sort=newest'))[0]).toBe('SKLISTBB');
    expect(ids(await list('categoryId=1000&sort=discount'))[0]).toBe('SKLISTDD');
  });

  test('a category by rule lists what is reduced in the market', async () => {
    expect(ids(await list('categoryId=9000'))).toEqual(['SKLISTDD']);
  });
});

describe('filters', () => {
  test('the colour filter decides which colourway a card shows', async () => {
    const listing = await list('categoryId=1000&colour=red');
    expect(listing.products.map(({ id }) => id)).toEqual(['SKLISTAARED', 'SKLISTBBRED']);
    expect(listing.products[0]?.price.current).toBe(70);
  });

  test('filters apply to one colourway: blue in 38 and red in 42 do not match blue in 42', async () => {
    expect(ids(await list('categoryId=1100&colour=blue&size=42'))).toEqual([]);
    expect(ids(await list('categoryId=1100&colour=red&size=42'))).toEqual(['SKLISTAA', 'SKLISTBB']);
  });

  test('values of one facet are alternatives, facets narrow one another', async () => {
    expect((await list('categoryId=1000&colour=red&colour=green')).total).toBe(3);
    expect((await list('categoryId=1000&colour=red&colour=green&gender=men')).total).toBe(1);
    expect((await list('categoryId=1000&activity=hiking')).total).toBe(1);
    expect((await list('categoryId=1000&category=1200')).total).toBe(1);
  });

  test('counts of a facet ignore its own filter, so that other values stay selectable', async () => {
    const listing = await list('categoryId=1000&colour=red');
    expect(counts(listing, 'colour')).toEqual({ red: 2, blue: 2, green: 1 });
    expect(counts(listing, 'gender')).toEqual({ women: 1, men: 1 });
    expect(counts(listing, 'size')).toEqual({ 41: 1, 42: 2 });
    expect(counts(listing, 'price')).toEqual({ '50-100': 1, '150-200': 1 });
  });

  test('a size counts only where it can be bought in the region', async () => {
    expect(counts(await list('categoryId=1000'), 'size')['42']).toBe(2);
    expect(counts(await list('categoryId=1000', 'de_DE'), 'size')['42']).toBe(3);
  });

  test('filters by stock, also of one store', async () => {
    expect(ids(await list('categoryId=1000&availability=in-stock'))).not.toContain('SKLISTCC');
    expect(ids(await list('categoryId=1000&availability=S-BOSTON'))).toEqual(['SKLISTBB']);
  });

  test('price spans are in the currency of the market and open at the end', async () => {
    expect(ids(await list('categoryId=1000&price=150-200'))).toEqual(['SKLISTBB']);
    expect(ids(await list('categoryId=1000&price=200-'))).toEqual(['SKLISTCC']);
    expect(ids(await list('categoryId=1000&price=0-50'))).toEqual(['SKLISTDD']);
  });

  test('a crafted value neither gets the cached answer of another query nor replaces it', async () => {
    const crafted = await list(`categoryId=1100&colour=${encodeURIComponent('red";size:["42')}`);
    expect(crafted.total).toBe(0);
    expect((await list('categoryId=1100&colour=red&size=42')).total).toBe(2);
  });

  test('a selected value without results stays, so that it can be unselected', async () => {
    const listing = await list('categoryId=1200&colour=green');
    expect(listing.total).toBe(0);
    expect(listing.facets.find(({ id }) => id === 'colour')?.values).toContainEqual(
      expect.objectContaining({ value: 'green', selected: true, count: 0 }),
    );
  });
});

describe('menu and cards', () => {
  test('the menu has the category tree in order', async () => {
    const body = await (await fetch(`${running.origin}/fapi/components/navigation`)).json();
    expect(body.categories.map(({ id }: { id: string }) => id)).toEqual(['1000', '9000']);
    expect(body.categories[0].children.map(({ url }: { url: string }) => url)).toEqual([
      '/en-us/c/deck-shoes-1100',
      '/en-us/c/boots-1200',
    ]);
  });

  test('cards come by ids in their order, without unknown ones, or of a category', async () => {
    const cards = async (query: string) => {
      const body = await (await fetch(`${running.origin}/fapi/components/products?${query}`)).json();
      return body.products.map(({ id }: { id: string }) => id);
    };
    expect(await cards('ids=SKLISTBB&ids=SKNONE01&ids=SKLISTAARED')).toEqual(['SKLISTBBRED', 'SKLISTAARED']);
    expect(await cards('categoryId=1100&count=2')).toEqual(['SKLISTAABLU', 'SKLISTBBRED']);
  });
});
