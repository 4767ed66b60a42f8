import type { Pool } from 'pg';

/** Unreserved units by upc, then by place, as in the database at this moment; missing entries are 0. */
export type FreeStock = ReadonlyMap<string, ReadonlyMap<string, number>>;

/** Reads the stock of sizes at all the given places, in one query. */
export async function freeStock(pool: Pool, upcs: readonly string[], placeIds: readonly string[]): Promise<FreeStock> {
  const { rows } = await pool.query<{ upc: string; place_id: string; free: number }>({
    name: 'stock-free',
    text: `select upc, place_id, on_hand - reserved as free from stock
           where upc = any($1::text[]) and place_id = any($2::text[])`,
    values: [upcs, placeIds],
  });
  const stock = new Map<string, Map<string, number>>();
  for (const { upc, place_id, free } of rows) {
    const places = stock.get(upc) ?? new Map<string, number>();
    stock.set(upc, places.set(place_id, free));
  }
  return stock;
}
