import { sql } from 'kysely';
import type { Database } from '../database.ts';
import { writeTextArray } from '../text-array.ts';

export type StockLevels = Readonly<{
  upc: string;
  /** place:available pairs separated by spaces, e.g. `W-NORA:12 S-101:0`. */
  levels: string;
}>;

/** Unreserved units of the given SKUs by place, one row per SKU. */
export async function readStock(
  database: Pick<Database, 'db'>,
  upcs: readonly string[],
): Promise<readonly StockLevels[]> {
  if (upcs.length === 0) return [];
  const { rows } = await sql<StockLevels>`select upc, string_agg(place_id || ':' || (on_hand - reserved), ' ') as levels
    from stock where upc = any(${writeTextArray(upcs)}) group by upc`.execute(database.db);
  return rows;
}

/** How a store sends to homes: the units of each size that it keeps, and whether it takes no more parcels today. */
export type PlaceSending = Readonly<{ safety: number; isFull: boolean }>;

/** Every place in its order; `sending` is null for one that does not send to homes as a store. */
export async function readPlaces(database: Pick<Database, 'db'>) {
  return database.db
    .selectFrom('place')
    .leftJoin('place_sending', (on) => on.onRef('place_id', '=', 'id').on('enabled', '=', true))
    .select(['id', 'kind', 'name', 'region', 'country', 'details'])
    .select(
      sql<PlaceSending | null>`case when place_id is not null and kind = 'store'
        then jsonb_build_object('safety', safety_stock, 'isFull', is_full) end`.as('sending'),
    )
    .orderBy('position')
    .orderBy('id')
    .execute();
}
