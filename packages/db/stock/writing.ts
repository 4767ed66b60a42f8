import { sql } from 'kysely';
import type { Reader, Transaction } from '../database.ts';
import type { Tables } from '../tables/tables.ts';

export type StockWriting = Readonly<{ writingId: string; placeId: string; asked: unknown; now: Date }>;

/** Keeps what is written under an id; false when something is. Until the transaction ends, others with the same id wait. */
export async function keepStockWriting(
  tx: Transaction<Tables>,
  { writingId, placeId, asked, now }: StockWriting,
): Promise<boolean> {
  const { numInsertedOrUpdatedRows: kept } = await tx
    .insertInto('stock_writing')
    .values({ writing_id: writingId, place_id: placeId, asked: JSON.stringify(asked), written_at: now })
    .onConflict((on) => on.column('writing_id').doNothing())
    .executeTakeFirstOrThrow();
  return Number(kept) === 1;
}

/** What was written under an id. */
export function findStockWriting(db: Reader, writingId: string) {
  return db.selectFrom('stock_writing').selectAll().where('writing_id', '=', writingId).executeTakeFirst();
}

/** Whether a size was counted at a place after an instant. */
export async function wasCountedSince(
  db: Reader,
  { placeId, upc, since }: Readonly<{ placeId: string; upc: string; since: Date }>,
): Promise<boolean> {
  const counted = await db
    .selectFrom('stock_writing')
    .select('writing_id')
    .where('place_id', '=', placeId)
    .where('written_at', '>', since)
    .where(sql<boolean>`asked @> ${JSON.stringify({ as: 'set', levels: [{ upc }] })}::jsonb`)
    .limit(1)
    .executeTakeFirst();
  return counted !== undefined;
}

/**
 * Forgets what was written long ago; returns how many. Counts of a place that may still find pieces of an order, which it has missed before,
 * are known until then.
 */
export async function dropOldStockWritings(db: Reader, before: Date): Promise<number> {
  const { numDeletedRows } = await db
    .deleteFrom('stock_writing')
    .where('written_at', '<', before)
    .where(
      sql<boolean>`not exists (
        select from missing_piece as report join orders using (order_number)
        where report.place_id = stock_writing.place_id and report.reported_at < stock_writing.written_at
          and report.qty > report.found and orders.state in ('confirmed', 'in fulfilment')
          and asked @> jsonb_build_object('as', 'set', 'levels', jsonb_build_array(jsonb_build_object('upc', report.upc))))`,
    )
    .executeTakeFirst();
  return Number(numDeletedRows);
}
