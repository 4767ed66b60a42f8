import type { ColourwayRecord, PriceRecord, ProductRecord } from '@eyelet/db/catalogue/product-record.ts';
import { writeGround } from '@eyelet/db/catalogue/write-ground.ts';
import type { Database } from '@eyelet/db/database.ts';
import { writeOnHand, writePlaces } from '@eyelet/db/stock/write-stock.ts';
import { importProducts } from '@eyelet/server/catalogue/import/import-products.ts';

const languages = ['en', 'fr', 'de', 'it'] as const;
const always = '1970-01-01T00:00:00.000Z';

/** The same texts in every language; enough for tests that do not concern language. */
export function inEveryLanguage<T>(value: T): Record<string, T> {
  return Object.fromEntries(languages.map((language) => [language, value]));
}

/** Unreduced prices in all price lists, in minor units. */
export function pricesOf(amount: number): PriceRecord[] {
  return ['USD', 'CAD', 'GBP', 'EUR'].map((priceList) => ({
    priceList,
    amount,
    original: amount,
    from: always,
    until: null,
  }));
}

/** A colourway with sizes; upcs are derived from `number`, which is unique in a test. */
export function buildColourway(
  productId: string,
  number: number,
  changes: Partial<ColourwayRecord> & { sizes?: readonly string[] } = {},
): ColourwayRecord {
  const { sizes = ['40', '41', '42'], ...rest } = changes;
  return {
    productId,
    family: 'blue',
    swatch: '#2d5b8c',
    pictures: [`${productId}-side`, `${productId}-quarter`],
    names: inEveryLanguage('Deep blue'),
    skus: sizes.map((size, index) => ({ upc: String(4_000_000_000_000 + number * 100 + index), size })),
    prices: pricesOf(10_000),
    ...rest,
  };
}

/** A plain shoe in category 1100, launched long ago. */
export function buildProduct(masterId: string, number: number, changes: Partial<ProductRecord> = {}): ProductRecord {
  return {
    masterId,
    gender: 'unisex',
    activities: ['sailing'],
    productType: 'standard',
    presale: false,
    customs: false,
    storeOnly: false,
    notifyMe: true,
    listed: true,
    gift: false,
    giftOption: true,
    sizeScale: 'shoe',
    maxQty: 10,
    setMembers: [],
    launchedAt: '2024-01-01T00:00:00.000Z',
    popularity: 50,
    categories: ['1100'],
    texts: inEveryLanguage({
      slug: 'holm-deck-shoe',
      name: 'Holm',
      kind: 'Canvas deck shoe',
      description: 'Grips wet granite.',
      points: ['Stitched sole'],
      material: 'Cotton canvas',
      care: 'Rinse with fresh water.',
      fit: 'True to size.',
    }),
    colourways: [buildColourway(`${masterId}BLU`, number)],
    ...changes,
  };
}

const category = (id: string, parentId: string | null, name: string, rule: 'reduced' | 'new' | null = null) => ({
  id,
  parentId,
  inMenu: true,
  picture: null,
  rule,
  texts: inEveryLanguage({
    slug: name.toLowerCase().replaceAll(' ', '-'),
    name,
    intro: '',
    seoTitle: name,
    seoDescription: name,
  }),
});

const warehouseDetails = {
  ...{ addressLine1: '4 Ropewalk Yard', city: 'Portland', province: 'ME', postalCode: '04101' },
  phone: '+12075550100',
};

const place = (id: string, kind: 'warehouse' | 'store', region: 'NORA' | 'EMEA', country: string) => ({
  id,
  kind,
  name: id,
  region,
  country,
  // Only what is sent from it needs an address.
  details: kind === 'warehouse' ? warehouseDetails : {},
});

/** Price lists, one size scale, a small tree and four places. */
export async function writeTestGround(database: Pick<Database, 'db'>): Promise<void> {
  await writeGround(database, {
    priceLists: ['USD', 'CAD', 'GBP', 'EUR'].map((id) => ({ id, currency: id })),
    sizeScales: [
      {
        id: 'shoe',
        sizes: ['38', '39', '40', '41', '42', '43'].map((code) => ({ code, group: null, label: code, labels: {} })),
      },
    ],
    categories: [
      category('1000', null, 'Shoes'),
      category('1100', '1000', 'Deck shoes'),
      category('1200', '1000', 'Boots'),
      category('9000', null, 'Sale', 'reduced'),
    ],
  });
  await writePlaces(database, [
    place('W-NORA', 'warehouse', 'NORA', 'US'),
    place('W-EMEA', 'warehouse', 'EMEA', 'DE'),
    place('S-BOSTON', 'store', 'NORA', 'US'),
    place('S-HAMBURG', 'store', 'EMEA', 'DE'),
  ]);
}

/** Imports products, which must all be accepted, and stocks every size in both warehouses. */
export async function stockProducts(
  database: Pick<Database, 'db'>,
  products: readonly ProductRecord[],
  onHand = 20,
  now = new Date(),
): Promise<void> {
  const report = await importProducts(database, products, now);
  if (report.refused.length > 0) throw new Error(JSON.stringify(report.refused));
  const upcs = products.flatMap(({ colourways }) => colourways.flatMap(({ skus }) => skus.map(({ upc }) => upc)));
  await writeOnHand(
    database,
    upcs.flatMap((upc) => ['W-NORA', 'W-EMEA'].map((placeId) => ({ upc, placeId, onHand }))),
  );
}
