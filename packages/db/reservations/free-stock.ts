import { CompiledQuery } from 'kysely';
import type { Pool } from 'pg';
import type { Transaction } from '../database.ts';
import type { Tables } from '../tables/tables.ts';

/** Unreserved units by upc, then by place, as in the database at this moment; missing entries are 0. */
export type FreeStock = ReadonlyMap<string, ReadonlyMap<string, number>>;

type FreeRow = Readonly<{ upc: string; place_id: string; free: number }>;

// Written so that the planner expects the same of all lists: it then plans once for a connection, which takes longer than running it.
const text = `
  select stock.upc, stock.place_id, stock.on_hand - stock.reserved as free
  from unnest($1::text[]) with ordinality as wanted (upc, no) join stock using (upc)
  where wanted.no between 1 and cardinality($1::text[])
    and array_position($2::text[], stock.place_id) is not null`;

/** Reads the stock of sizes at all the given places, in one query. */
export async function freeStock(pool: Pool, upcs: readonly string[], placeIds: readonly string[]): Promise<FreeStock> {
  const { rows } = await pool.query<FreeRow>({ name: 'stock-free', text, values: [upcs, placeIds] });
  return byUpc(rows);
}

/** The same within a transaction, whose holder must not wait for another connection. */
export async function freeStockWithin(
  tx: Transaction<Tables>,
  upcs: readonly string[],
  placeIds: readonly string[],
): Promise<FreeStock> {
  const { rows } = await tx.executeQuery<FreeRow>(CompiledQuery.raw(text, [upcs, placeIds]));
  return byUpc(rows);
}

function byUpc(rows: readonly FreeRow[]): FreeStock {
  const stock = new Map<string, Map<string, number>>();
  for (const { upc, place_id, free } of rows) {
    const places = stock.get(upc) ?? new Map<string, number>();
    stock.set(upc, places.set(place_id, free));
  }
  return stock;
}
