import type { Listing } from '@eyelet/contracts/catalogue/listing.ts';
import type { Product } from '@eyelet/contracts/catalogue/product.ts';
import { styles } from '@eyelet/demo/catalogue/styles.ts';
import { loadDemo } from '@eyelet/demo/load/load.ts';
import { productIdOfSlug, trailingProductId } from '@eyelet/domain/pages/paths.ts';
import { type RunningShop, startShop } from '@eyelet/testing/start-shop.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';

let running: RunningShop;

const details = async (id: string, locale = 'en_US'): Promise<Product> => {
  const response = await fetch(`${running.origin}/products/v2/products/${id}/details`, {
    headers: { 'x-locale': locale },
  });
  expect([id, locale, response.status]).toEqual([id, locale, 200]);
  return (await response.json()) as Product;
};
const special = (kind: string) => styles.find((style) => style.special === kind)?.id ?? `no ${kind}`;

beforeAll(async () => {
  running = await startShop({ parts: { beforeSnapshot: loadDemo } });
});

afterAll(() => running.close());

test('loading the same brand again writes nothing', async () => {
  expect(await loadDemo(running.shop.database, new Date())).toBe(false);
});

test('a size that sold out stays sold out when the brand is loaded again', async () => {
  const { db, pool } = running.shop.database;
  await pool.query(`update stock set on_hand = 0, reserved = 0 where upc = (select min(upc) from stock)`);
  await db.deleteFrom('setting').where('name', '=', 'demo-brand').execute();
  expect(await loadDemo(running.shop.database, new Date())).toBe(true);
  const { rows } = await pool.query(
    'select sum(on_hand)::int as units from stock where upc = (select min(upc) from stock)',
  );
  expect(rows).toEqual([{ units: 0 }]);
});

test('every id of the brand fits the three rules of ids [C9.14]', () => {
  for (const { id, colourways } of styles) {
    expect(id).toMatch(/^[A-Z]{2}[A-Z0-9]{6}$/);
    for (const { code } of colourways) {
      const productId = id + code;
      expect(productId).toMatch(/^[A-Z]{2}[A-Z0-9]{9}$/);
      expect(productIdOfSlug(`slug-${productId}`)).toBe(productId);
      expect(trailingProductId(`slug-${productId}`)).toBe(productId);
    }
  }
});

test('each special kind of product can be found and behaves as such [C1.36]', async () => {
  expect(await details(special('digital-guide'))).toMatchObject({ productType: 'digital' });
  expect(await details(special('customised'))).toMatchObject({ isCustoms: true });
  expect(await details(special('presale'))).toMatchObject({ presale: true });
  expect(await details(special('store-only'))).toMatchObject({ isRobisOnly: true });
  expect(await details(special('low-stock'))).toMatchObject({ eyebrow: { id: 'LOW STOCK' } });
  const soldOut = await details(special('out-of-stock'));
  expect(soldOut.variants.every(({ productInventoryState }) => productInventoryState === 'OutOfStock')).toBe(true);
  const set = await details(special('product-set'));
  expect(set.productType).toBe('set');
  expect(set.setMembers.length).toBeGreaterThan(1);
  expect(await details(special('coming-soon'))).toMatchObject({ masterId: special('coming-soon') });
  expect(await details(special('gift-with-purchase'))).toMatchObject({ masterId: special('gift-with-purchase') });
});

test.each([
  ['en_US', ['Format', 'Keeping it', 'Language']],
  ['fr_FR', ['Format', 'Conservation', 'Langue']],
  ['de_DE', ['Format', 'Aufbewahrung', 'Sprache']],
  ['it_IT', ['Formato', 'Conservazione', 'Lingua']],
])('in %s a digital product has no section about fit or material', async (locale, labels) => {
  const [colourway] = styles.find((style) => style.special === 'digital-guide')?.colourways ?? [];
  const { details: sections } = await details(special('digital-guide') + colourway?.code, locale);
  expect(sections.slice(-3).map(({ label }) => label)).toEqual(labels);
});

test('the brand is sold in every market, in its language and currency', async () => {
  const id = styles[0]?.id ?? '';
  const currencies = await Promise.all(
    ['en_US', 'en_CA', 'fr_CA', 'en_GB', 'fr_FR', 'de_DE', 'it_IT'].map(
      async (locale) => (await details(id, locale)).currency,
    ),
  );
  expect(currencies).toEqual(['USD', 'CAD', 'CAD', 'GBP', 'EUR', 'EUR', 'EUR']);
});

test('recommendations for a shoe are no shoes, for the same gender, and of several kinds', async () => {
  const shoe = styles.find(({ silhouette, gender }) => silhouette === 'deck-shoe' && gender === 'men');
  const id = `${shoe?.id}${shoe?.colourways[0]?.code}`;
  const response = await fetch(`${running.origin}/fapi/components/products?goesWith=${id}&count=6`);
  const { products } = (await response.json()) as { products: { masterId: string }[] };
  const found = products.map(({ masterId }) => styles.find((style) => style.id === masterId));
  expect(found).toHaveLength(6);
  for (const style of found) {
    expect(style?.categories.every((category) => !category.startsWith('31'))).toBe(true);
    expect(['men', 'unisex']).toContain(style?.gender);
    expect(style?.activities.some((activity) => shoe?.activities.includes(activity))).toBe(true);
  }
  expect(new Set(found.map((style) => style?.silhouette)).size).toBeGreaterThan(2);
});

test('each size system is a facet of its own that names the system', async () => {
  const sizesIn = async (locale: string) => {
    const address = `${running.origin}/products/v2/search/productSearch?q=${locale === 'de_DE' ? 'leder' : 'leather'}`;
    const { facets } = (await (await fetch(address, { headers: { 'x-locale': locale } })).json()) as Listing;
    return facets.filter(({ id }) => id === 'size');
  };
  const american = await sizesIn('en_US');
  expect(american.map(({ system }) => system)).toEqual(expect.arrayContaining(['shoes-us-women', 'shoes-us-men']));
  const values = american.flatMap((facet) => facet.values.map(({ value }) => value));
  expect(new Set(values).size).toBe(values.length);
  for (const { label } of american.filter(({ system }) => system?.startsWith('shoes'))) expect(label).toMatch(/\(US/);
  const german = (await sizesIn('de_DE')).filter(({ system }) => system?.startsWith('shoes'));
  expect(german.map(({ label }) => label)).toEqual(['Schuhgröße (EU)']);
  const sizeOf = async (id: string, locale: string) =>
    (await details(id, locale)).attributes.find(({ code }) => code === 'size')?.system;
  expect([await sizeOf('SKTERN02', 'en_US'), await sizeOf('SKTERN02', 'en_GB')]).toEqual(['US women’s', 'UK']);
  expect([await sizeOf('SKTERN02', 'de_DE'), await sizeOf('SKKEEL79', 'de_DE')]).toEqual(['EU', null]);
});

test.each([
  ['en_US', 'front view', 'back view'],
  ['fr_FR', 'vue de face', 'vue de dos'],
  ['de_DE', 'Vorderansicht', 'Rückansicht'],
  ['it_IT', 'vista frontale', 'vista posteriore'],
])('in %s the alt texts of a jacket say that its pictures show front and back', async (locale, front, back) => {
  const jacket = styles.find(({ silhouette }) => silhouette === 'shell-jacket')?.id ?? '';
  const [first, , third] = (await details(jacket, locale)).pictures.map(({ alt }: { alt: string }) => alt);
  expect([first, third]).toEqual([expect.stringMatching(`, ${front}$`), expect.stringMatching(`, ${back}$`)]);
});

test('a product has its country of assembly, the measurements of its model and its notification options [B3.3.03]', async () => {
  const plain = { subscriptionType: null, customsExternalUrl: null, modelMeasurements: null };
  expect(await details('SKTERN02')).toMatchObject(plain);
  const custom = await details(special('customised'));
  expect(custom.customsExternalUrl).toMatch(/^https:\/\/made\.skerry\.example\//);
  const jacket = styles.find(({ silhouette, gender }) => silhouette === 'shell-jacket' && gender === 'women')?.id ?? '';
  expect((await details(jacket)).modelMeasurements).toContain('175 cm');
  expect((await details(jacket, 'de_DE')).modelMeasurements).toContain('Größe M');
  expect((await details(special('out-of-stock'))).subscriptionType).toBe('BACK_IN_STOCK');
});
