import { CompiledQuery } from 'kysely';
import type { Pool } from 'pg';
import type { Transaction } from '../database.ts';
import type { Tables } from '../tables/tables.ts';

/** Unreserved units by upc, then by place, as in the database at this moment; missing entries are 0. */
export type FreeStock = ReadonlyMap<string, ReadonlyMap<string, number>>;

/** Free units, and those of them that stores may send to homes, above what they keep. */
export type SellableStock = Readonly<{ free: FreeStock; sendable: FreeStock }>;

type FreeRow = Readonly<{ upc: string; place_id: string; free: number; sendable: number }>;

// Written so that the planner expects the same of all lists: it then plans once for a connection, which takes longer than running it.
const unitsWhere = (sends: string) => `
  select stock.upc, stock.place_id, stock.on_hand - stock.reserved as free,
         case when ${sends}
           then greatest(0, stock.on_hand - stock.reserved - sending.safety_stock) else 0 end as sendable
  from unnest($1::text[]) with ordinality as wanted (upc, no) join stock using (upc)
  left join place_sending as sending on sending.place_id = stock.place_id
  where wanted.no between 1 and cardinality($1::text[])
    and array_position($2::text[], stock.place_id) is not null`;

const text = unitsWhere('sending.enabled and not sending.is_full');

const lockingText = `${unitsWhere('sending.place_id is not null')} order by stock.upc, stock.place_id for update of stock`;

/** Reads the stock of sizes at all the given places, in one query. */
export async function freeStock(pool: Pool, upcs: readonly string[], placeIds: readonly string[]): Promise<FreeStock> {
  return (await sellableStock(pool, upcs, placeIds)).free;
}

/** The same, with what stores send to homes that are switched on and not full. */
export async function sellableStock(
  pool: Pool,
  upcs: readonly string[],
  placeIds: readonly string[],
): Promise<SellableStock> {
  const { rows } = await pool.query<FreeRow>({ name: 'stock-free', text, values: [upcs, placeIds] });
  return { free: byUpc(rows, 'free'), sendable: byUpc(rows, 'sendable') };
}

/**
 * The same within a transaction, which nobody else takes any of until it ends, and of stores whether they send now or not: `lockSendingStores`
 * decides that. Stock rows are locked in the same order as by the statements that sell stock, so that they never deadlock.
 */
export async function lockSellable(
  tx: Transaction<Tables>,
  upcs: readonly string[],
  placeIds: readonly string[],
): Promise<SellableStock> {
  const { rows } = await tx.executeQuery<FreeRow>(CompiledQuery.raw(lockingText, [upcs, placeIds]));
  return { free: byUpc(rows, 'free'), sendable: byUpc(rows, 'sendable') };
}

function byUpc(rows: readonly FreeRow[], member: 'free' | 'sendable'): FreeStock {
  const stock = new Map<string, Map<string, number>>();
  for (const { upc, place_id, [member]: units } of rows) {
    const places = stock.get(upc) ?? new Map<string, number>();
    stock.set(upc, places.set(place_id, units));
  }
  return stock;
}
