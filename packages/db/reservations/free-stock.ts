import type { Pool } from 'pg';

/** Unreserved units by upc, then by place, as in the database at this moment; missing entries are 0. */
export type FreeStock = ReadonlyMap<string, ReadonlyMap<string, number>>;

/** Reads the stock of sizes at all the given places, in one query. */
export async function freeStock(pool: Pool, upcs: readonly string[], placeIds: readonly string[]): Promise<FreeStock> {
  const { rows } = await pool.query<{ upc: string; place_id: string; free: number }>({
    name: 'stock-free',
    // Written so that the planner expects the same of all lists: it then plans once for a connection, which takes longer than
    // running it.
    text: `select stock.upc, stock.place_id, stock.on_hand - stock.reserved as free
           from unnest($1::text[]) with ordinality as wanted (upc, no) join stock using (upc)
           where wanted.no between 1 and cardinality($1::text[])
             and array_position($2::text[], stock.place_id) is not null`,
    values: [upcs, placeIds],
  });
  const stock = new Map<string, Map<string, number>>();
  for (const { upc, place_id, free } of rows) {
    const places = stock.get(upc) ?? new Map<string, number>();
    stock.set(upc, places.set(place_id, free));
  }
  return stock;
}
