import { sql } from 'kysely';
import type { ClientBase } from 'pg';
import type { Reader } from '../database.ts';

/**
 * The position of a reader of the log: the snapshot it has read, as PostgreSQL writes it, and the database's time then.
 */
export type StockMark = Readonly<{ snapshot: string; at: Date }>;

/** Minutes for which the log is kept; longer than any transaction that writes stock. */
const keptMinutes = 60;

/** The current mark: what is committed from now on comes after it. */
export async function markStock(client: ClientBase): Promise<StockMark> {
  const { rows } = await client.query<StockMark>('select pg_current_snapshot()::text as snapshot, now() as at');
  return rows[0] as StockMark;
}

// A transaction that was running at the mark is newer than it, whenever it began, so that none is missed however late
// it commits; one visible at the mark does not come twice.
const changesSince = `
  select pg_current_snapshot()::text as snapshot, now() as at,
         array(select distinct upc from stock_change
               where xid >= pg_snapshot_xmin($1::pg_snapshot) and not pg_visible_in_snapshot(xid, $1::pg_snapshot)) as upcs`;

/**
 * The SKUs whose stock was written since a mark, and the next mark. `whole` is false when the log no longer reaches
 * back to the mark, so that changes may be missing.
 */
export async function readStockChanges(
  client: ClientBase,
  { snapshot, at }: StockMark,
): Promise<Readonly<{ upcs: readonly string[]; mark: StockMark; whole: boolean }>> {
  const { rows } = await client.query<StockMark & { upcs: string[] }>({
    name: 'stock-changes',
    text: changesSince,
    values: [snapshot],
  });
  const { upcs, ...mark } = rows[0] as StockMark & { upcs: string[] };
  return { upcs, mark, whole: mark.at.getTime() - at.getTime() < (keptMinutes * 60_000) / 2 };
}

/** Deletes entries that every reader has seen long ago, by the database's clock, which wrote them; returns how many. */
export async function forgetStockChanges(db: Reader): Promise<number> {
  const result = await db
    .deleteFrom('stock_change')
    .where('at', '<', sql<Date>`now() - make_interval(mins => ${keptMinutes})`)
    .executeTakeFirst();
  return Number(result.numDeletedRows);
}
