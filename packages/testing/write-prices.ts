import { announce } from '@eyelet/db/catalogue/announce.ts';
import type { PriceRecord } from '@eyelet/db/catalogue/product-record.ts';
import { priceRow, priceShape } from '@eyelet/db/catalogue/product-rows.ts';
import { upsertRows } from '@eyelet/db/catalogue/upsert.ts';
import type { Database } from '@eyelet/db/database.ts';
import { transact } from '@eyelet/db/placement/atomic.ts';
import { styleIdOf } from '@eyelet/domain/catalogue/style-id.ts';

export type PriceChange = PriceRecord & Readonly<{ productId: string }>;

/** Adds prices from their instants on; earlier ones stay as history and apply again when a later one ends. */
export async function writePrices(database: Pick<Database, 'db'>, changes: readonly PriceChange[]): Promise<void> {
  await transact(database.db, async (trx) => {
    await upsertRows(
      trx,
      priceShape,
      changes.map((change) => priceRow(change.productId, change)),
    );
    await announce(trx, 'style', [...new Set(changes.map(({ productId }) => styleIdOf(productId)))]);
  });
}
