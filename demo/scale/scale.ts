import { parseArgs } from 'node:util';
import { writeGround } from '@eyelet/db/catalogue/write-ground.ts';
import { openDatabase } from '@eyelet/db/database.ts';
import { migrate } from '@eyelet/db/migrate.ts';
import { writeOnHand, writePlaces } from '@eyelet/db/stock/write-stock.ts';
import { importProducts } from '@eyelet/server/catalogue/import/import-products.ts';
import { readConfig } from '@eyelet/server/kernel/read-config.ts';
import { synthesise, synthesiseStock } from './synthesise.ts';
import { scaleCategories, scales } from './vocabulary.ts';

/** How many styles are made and written at once. */
const portion = 1000;

const warehouses = [
  { id: 'ZZ-NORA', kind: 'warehouse', name: 'Scale NORA', region: 'NORA', country: 'US', details: {} },
  { id: 'ZZ-EMEA', kind: 'warehouse', name: 'Scale EMEA', region: 'EMEA', country: 'DE', details: {} },
] as const;

/** Adds a synthetic catalogue with this number of styles to a database, through the product import. */
export async function scale(databaseUrl: string, styles: number, progress: (done: number) => void): Promise<void> {
  const database = openDatabase(databaseUrl, 4);
  try {
    await migrate(database.db);
    const now = new Date();
    await writeGround(database, {
      priceLists: ['USD', 'CAD', 'GBP', 'EUR'].map((id) => ({ id, currency: id })),
      sizeScales: Object.entries(scales).map(([id, codes]) => ({
        id: `scale-${id}`,
        sizes: codes.map((code) => ({ code, group: null, label: code, labels: {} })),
      })),
      categories: scaleCategories(),
    });
    await writePlaces(database, warehouses);
    for (let start = 0; start < styles; start += portion) {
      const products = Array.from({ length: Math.min(portion, styles - start) }, (_, index) =>
        synthesise(start + index, now),
      );
      const report = await importProducts(database, products, now);
      const refused = report.refused[0];
      if (refused) throw new Error(`${refused.masterId}: ${refused.reasons.join('; ')}`);
      const placeIds = warehouses.map(({ id }) => id);
      await writeOnHand(
        database,
        products.flatMap((product) => synthesiseStock(product, placeIds)),
      );
      progress(start + products.length);
    }
    await database.pool.query('analyze');
  } finally {
    await database.close();
  }
}

if (import.meta.main) {
  const { values } = parseArgs({ options: { styles: { type: 'string', default: '100000' } } });
  const styles = Number(values.styles);
  const databaseUrl = readConfig(process.env).config.databaseUrl;
  if (!databaseUrl || !Number.isInteger(styles) || styles < 1) {
    console.error('Usage: DATABASE_URL=postgres://… npm run demo:scale -- --styles 100000');
    process.exit(1);
  }
  const startedAt = performance.now();
  await scale(databaseUrl, styles, (done) => process.stdout.write(`\r${done} of ${styles} styles`));
  console.log(` in ${Math.round((performance.now() - startedAt) / 1000)} s`);
}
