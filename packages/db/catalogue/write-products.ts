import { sql } from 'kysely';
import type { Database, Transaction } from '../database.ts';
import { transact } from '../placement/atomic.ts';
import type { Tables } from '../tables/tables.ts';
import { announce } from './announce.ts';
import type { ProductRecord } from './product-record.ts';
import { productRows } from './product-rows.ts';
import { upsertRows } from './upsert.ts';

/**
 * Writes products and everything below them, replacing previous data, in one transaction of a fixed number of
 * statements. Prices that have begun stay as history. Repeating it changes nothing.
 */
export async function writeProducts(
  database: Pick<Database, 'db'>,
  products: readonly ProductRecord[],
  now: Date,
): Promise<void> {
  if (products.length === 0) return;
  const rows = productRows(products, now);
  await transact(database.db, async (trx) => {
    await upsertRows(trx, rows.styles.shape, rows.styles.rows);
    await upsertRows(trx, rows.styleTexts.shape, rows.styleTexts.rows);
    await removeStale(trx, rows, now);
    await upsertRows(trx, rows.categories.shape, rows.categories.rows);
    await upsertRows(trx, rows.colourways.shape, rows.colourways.rows);
    await upsertRows(trx, rows.colourwayTexts.shape, rows.colourwayTexts.rows);
    await upsertRows(trx, rows.skus.shape, rows.skus.rows);
    await upsertRows(trx, rows.prices.shape, rows.prices.rows);
    await announce(
      trx,
      'style',
      products.map(({ masterId }) => masterId),
    );
  });
}

type Rows = ReturnType<typeof productRows>;

/** Removes what the products no longer have: colourways, sizes, categories, and prices that have not begun. */
async function removeStale(trx: Transaction<Tables>, rows: Rows, now: Date): Promise<void> {
  const masterIds = rows.styles.rows.map(({ master_id }) => master_id);
  const productIds = rows.colourways.rows.map(({ product_id }) => product_id);
  await sql`delete from colourway where master_id = any(${masterIds}) and product_id <> all(${productIds})`.execute(
    trx,
  );
  await sql`delete from sku where product_id = any(${productIds}) and (upc, product_id, size) not in (
    select upc, product_id, size from jsonb_to_recordset(${JSON.stringify(rows.skus.rows)}::jsonb)
    as kept (upc text, product_id text, size text))`.execute(trx);
  await sql`delete from style_category where master_id = any(${masterIds}) and (master_id, category_id) not in (
    select master_id, category_id from jsonb_to_recordset(${JSON.stringify(rows.categories.rows)}::jsonb)
    as kept (master_id text, category_id text))`.execute(trx);
  await sql`delete from price where product_id = any(${productIds}) and valid_from > ${now}
    and (product_id, upc, price_list, valid_from) not in (
    select product_id, upc, price_list, valid_from from jsonb_to_recordset(${JSON.stringify(rows.prices.rows)}::jsonb)
    as kept (product_id text, upc text, price_list text, valid_from timestamptz))`.execute(trx);
}

/** UPCs that already belong to another product than the one that now claims them. */
export async function takenUpcs(
  database: Pick<Database, 'db'>,
  claims: readonly Readonly<{ upc: string; productId: string }>[],
): Promise<ReadonlySet<string>> {
  const { rows } = await sql<{ upc: string }>`select sku.upc from sku
    join unnest(${claims.map(({ upc }) => upc)}::text[], ${claims.map(({ productId }) => productId)}::text[])
    as claim (upc, product_id) on claim.upc = sku.upc and claim.product_id <> sku.product_id`.execute(database.db);
  return new Set(rows.map(({ upc }) => upc));
}
