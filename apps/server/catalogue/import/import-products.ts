import type { ProductRecord } from '@eyelet/db/catalogue/product-record.ts';
import { readCategories, readPriceLists, readSizeScales } from '@eyelet/db/catalogue/read-ground.ts';
import { takenUpcs, writeProducts } from '@eyelet/db/catalogue/write-products.ts';
import type { Database } from '@eyelet/db/database.ts';
import { type ImportGround, problemsOf } from './check-product.ts';

export type ImportReport = Readonly<{
  taken: number;
  refused: readonly Readonly<{ masterId: string; reasons: readonly string[] }>[];
}>;

/**
 * Products written in one transaction: large enough to be fast, small enough that every process reads them within a
 * second.
 */
const batch = 250;

/**
 * Imports products, each entirely or not at all, and says which were refused and why. Importing the same products again
 * changes nothing. Running shops show the new state about a second later.
 */
export async function importProducts(
  database: Pick<Database, 'db'>,
  products: readonly ProductRecord[],
  now: Date,
): Promise<ImportReport> {
  const ground = await readGround(database);
  const refused: { masterId: string; reasons: readonly string[] }[] = [];
  const sound: ProductRecord[] = [];
  const claims = new Map<string, string>();
  for (const product of products) {
    const reasons = [...problemsOf(product, ground), ...claimUpcs(product, claims)];
    if (reasons.length > 0) refused.push({ masterId: product.masterId, reasons });
    else sound.push(product);
  }
  let taken = 0;
  for (let start = 0; start < sound.length; start += batch) {
    const part = sound.slice(start, start + batch);
    const elsewhere = await takenUpcs(database, part.flatMap(claimsOf));
    const free = part.filter((product) => !claimsOf(product).some(({ upc }) => elsewhere.has(upc)));
    for (const product of part) {
      if (free.includes(product)) continue;
      const upcs = claimsOf(product).flatMap(({ upc }) => (elsewhere.has(upc) ? [upc] : []));
      refused.push({ masterId: product.masterId, reasons: upcs.map((upc) => `upc ${upc} belongs to another product`) });
    }
    await writeProducts(database, free, now);
    taken += free.length;
  }
  return { taken, refused };
}

/** The colourway of each upc of a product. */
function claimsOf({ colourways }: ProductRecord) {
  return colourways.flatMap(({ productId, skus }) => skus.map(({ upc }) => ({ upc, productId })));
}

/** Records a product's upcs; a upc that another product of the same import has already is a problem. */
function claimUpcs(product: ProductRecord, claims: Map<string, string>): string[] {
  const clashes = claimsOf(product).filter(({ upc }) => (claims.get(upc) ?? product.masterId) !== product.masterId);
  if (clashes.length > 0) return clashes.map(({ upc }) => `upc ${upc} is also used by ${claims.get(upc)}`);
  for (const { upc } of claimsOf(product)) claims.set(upc, product.masterId);
  return [];
}

async function readGround(database: Pick<Database, 'db'>): Promise<ImportGround> {
  const [categories, scales, lists] = await Promise.all([
    readCategories(database),
    readSizeScales(database),
    readPriceLists(database),
  ]);
  return {
    languages: ['en'],
    priceLists: new Set(lists.map(({ id }) => id)),
    categories: new Set(categories.map(({ id }) => id)),
    scales: new Map(scales.map(({ id, sizes }) => [id, new Set(sizes.map(({ code }) => code))])),
  };
}
