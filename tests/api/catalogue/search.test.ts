import type { Listing } from '@eyelet/contracts/catalogue/listing.ts';
import type { OutputOf } from '@eyelet/contracts/kernel/operation.ts';
import type { listPopularTerms } from '@eyelet/contracts/search/list-popular.ts';
import type { Suggestions } from '@eyelet/contracts/search/suggest.ts';
import { loadDemo } from '@eyelet/demo/load/load.ts';
import { styleIdOf } from '@eyelet/domain/catalogue/style-id.ts';
import { type RunningShop, startShop } from '@eyelet/testing/start-shop.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

type PopularTerms = OutputOf<typeof listPopularTerms>;

let running: RunningShop;

const get = async <T>(path: string, locale: string): Promise<T> => {
  const response = await fetch(running.origin + path, { headers: { 'x-locale': locale } });
  return (await response.json()) as T;
};
const search = (q: string, locale = 'en_US', rest = '') =>
  get<Listing>(`/products/v2/search/productSearch?q=${encodeURIComponent(q)}${rest}`, locale);
const suggest = (q: string, locale = 'en_US') =>
  get<Suggestions>(`/products/v2/search/autoSuggest?q=${encodeURIComponent(q)}`, locale);

beforeAll(async () => {
  running = await startShop({ parts: { beforeSnapshot: loadDemo } });
});

afterAll(() => running.close());

describe('finding products', () => {
  test.each([
    ['en_US', 'boots', /boot/i, 'plural'],
    ['en_US', 'snekers', /sneaker/i, 'slip in a synonym'],
    ['en_US', 'jaket', /jacket/i, 'missing letter'],
    ['en_US', 'wellies', /rubber boot/i, 'synonym'],
    ['en_US', 'rucksack', /backpack/i, 'synonym'],
    ['en_US', 'sanda', /sandal/i, 'beginning'],
    ['en_US', 'RUBBER BOOTS', /rubber boot/i, 'capitals'],
    ['fr_FR', 'chausures', /chaussure/i, 'missing letter'],
    ['fr_FR', 'bottes', /botte/i, 'plural'],
    ['fr_FR', 'vest', /veste/i, 'beginning'],
    ['fr_FR', 'manteau', /veste/i, 'synonym'],
    ['de_DE', 'schuhe', /schuh/i, 'last part of a compound'],
    ['de_DE', 'gumistiefel', /gummistiefel/i, 'missing letter'],
    ['de_DE', 'mantel', /jacke/i, 'synonym'],
    ['de_DE', 'rucksäcke', /rucksack/i, 'plural with umlaut'],
    ['it_IT', 'scarpe', /scarp/i, 'plural'],
    ['it_IT', 'giaca', /giacca/i, 'missing letter'],
    ['it_IT', 'stivale', /stival|scarpon/i, 'singular'],
  ])('%s "%s" finds %s first: %s [C7.118] [C1.06]', async (locale, q, kind) => {
    const listing = await search(q, locale);
    expect(listing.total).toBeGreaterThan(0);
    for (const product of listing.products.slice(0, 3)) expect(`${product.name} ${product.kind}`).toMatch(kind);
  });

  test('a term returns products, facets and total; nonsense returns none [C7.118]', async () => {
    const listing = await search('boots');
    expect(listing.total).toBe(listing.products.length);
    expect(listing.facets.map(({ id }) => id)).toContain('size');
    expect(listing).toMatchObject({ term: 'boots', suggestion: null, category: null });
    expect(await search('qwxzyv')).toMatchObject({ total: 0, products: [] });
    expect(await search('')).toMatchObject({ total: 0 });
  });

  test('a corrected term is answered with its spelling', async () => {
    expect((await search('backpak')).suggestion).toBe('backpack');
    expect((await search('gumistiefel', 'de_DE')).suggestion).toBe('gummistiefel');
  });

  test('all words must match', async () => {
    const boots = (await search('boots')).total;
    const rubber = await search('rubber boots');
    expect(rubber.total).toBeLessThan(boots);
    expect(rubber.total).toBeGreaterThan(0);
  });

  test('a style, product or upc is found by its number', async () => {
    const [first] = (await search('boots')).products;
    const upc = running.shop.catalogue.skusOf(first?.id ?? '')[0]?.upc ?? '';
    for (const number of [first?.masterId ?? '', first?.id ?? '', upc]) {
      const found = await search(number);
      expect([number, found.products.map(({ masterId }) => masterId)]).toEqual([number, [first?.masterId]]);
    }
  });

  test('filters and sorts work on what was found; a bad sort or page is PLP400 [C8.113]', async () => {
    const cheapFirst = await search('boots', 'en_US', '&sort=price-asc');
    const prices = cheapFirst.products.map(({ colours }) => Math.min(...colours.map(({ price }) => price.current)));
    expect(prices).toEqual(prices.toSorted((one, other) => one - other));
    const response = await fetch(`${running.origin}/products/v2/search/productSearch?q=boots&start=-1`);
    expect([response.status, (await response.json()).errorDetails[0].errorId]).toEqual([400, 'PLP400']);
  });
});

describe('suggestions', () => {
  test.each([
    ['en_US', 'bo'],
    ['fr_FR', 'bo'],
    ['de_DE', 'ja'],
    ['it_IT', 'sc'],
  ])('in %s two letters "%s" give terms, categories and products [C7.119]', async (locale, q) => {
    const { terms, categories, products } = await suggest(q, locale);
    expect(terms.length).toBeGreaterThan(0);
    expect(categories.length).toBeGreaterThan(0);
    expect(products.length).toBeGreaterThan(0);
    const [first] = products;
    expect(first).toMatchObject({ url: expect.stringContaining('/p/'), picture: expect.any(String) });
    expect(first?.masterId).toBe(styleIdOf(first?.id ?? ''));
  });

  test('categories of the same name are distinguished by their parents', async () => {
    const { categories } = await suggest('boots');
    expect(categories.map(({ name, within }) => [name, within])).toEqual([
      ['Boots', 'Women'],
      ['Boots', 'Men'],
    ]);
    expect((await suggest('women')).categories.find(({ name }) => name === 'Women')?.within).toBe('');
  });

  test('every suggested term has results', async () => {
    for (const term of (await suggest('sn')).terms.concat((await suggest('de')).terms)) {
      expect([term, (await search(term)).total > 0]).toEqual([term, true]);
    }
  });

  test('one letter suggests nothing', async () => {
    expect(await suggest('b')).toEqual({ terms: [], categories: [], products: [] });
  });
});

describe('popular terms', () => {
  const popular = (locale: string) => get<PopularTerms>('/products/v2/search/popularTerms', locale);

  test.each(['en_US', 'fr_CA', 'de_DE', 'it_IT'])('%s: each of them finds something', async (locale) => {
    const { terms } = await popular(locale);
    expect(terms.length).toBe(8);
    expect(new Set(terms).size).toBe(8);
    for (const term of terms) expect((await search(term, locale)).total, term).toBeGreaterThan(0);
  });

  test('they are written as in the catalogue, and differ by language', async () => {
    const german = (await popular('de_DE')).terms;
    for (const term of german) expect(term).toMatch(/^\p{Lu}/u);
    expect(german).not.toEqual((await popular('en_US')).terms);
  });
});
