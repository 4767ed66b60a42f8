import type { Pool } from 'pg';

/** Unreserved pieces by size in the warehouses of a region, as the database has them at this moment. */
export async function freeStock(
  pool: Pool,
  upcs: readonly string[],
  region: string,
): Promise<ReadonlyMap<string, number>> {
  const { rows } = await pool.query<{ upc: string; free: number }>({
    name: 'stock-free',
    text: `select stock.upc, sum(stock.on_hand - stock.reserved)::int as free
           from stock join place on place.id = stock.place_id
           where stock.upc = any($1) and place.kind = 'warehouse' and place.region = $2 group by stock.upc`,
    values: [upcs, region],
  });
  return new Map(rows.map((row) => [row.upc, row.free]));
}
