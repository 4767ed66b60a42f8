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

/** Every place in its order. */
export function readPlaces(database: Pick<Database, 'db'>) {
  return database.db
    .selectFrom('place')
    .select(['id', 'kind', 'name', 'region', 'country', 'details'])
    .orderBy('position')
    .orderBy('id')
    .execute();
}
