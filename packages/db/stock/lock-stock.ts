import { sql } from 'kysely';
import type { Transaction } from '../database.ts';
import type { Tables } from '../tables/tables.ts';

/**
 * Locks the stock that closing a return may write: of what comes back, where it came from and
 * where it may have arrived, and of what is sent instead. It does both, in two statements, so
 * that two returns which exchange the same sizes the other way round would wait for each other.
 */
export async function lockStock(
  tx: Transaction<Tables>,
  orderNumber: string,
  returnId: string,
  arrivals: readonly string[] = [],
): Promise<void> {
  await sql`
    select stock.upc from stock
    where (upc, place_id) in (
      select order_line.upc, source.place_id from order_line join order_line_source as source using (order_number, line_no)
      where order_line.order_number = ${orderNumber}
      union select order_line.upc, arrival.place_id
      from order_line cross join unnest(${[...arrivals]}::text[]) as arrival (place_id)
      where order_line.order_number = ${orderNumber}
      union select upc, place_id from reservation where cart_id = ${returnId}
    )
    order by stock.upc, stock.place_id for update`.execute(tx);
}

/**
 * Locks the stock of sizes at a place, in the same order as the statements that sell stock, so that they never deadlock; returns what is there
 * of each, by UPC.
 */
export async function lockStockAt(
  tx: Transaction<Tables>,
  placeId: string,
  upcs: readonly string[],
): Promise<ReadonlyMap<string, number>> {
  const rows = await tx
    .selectFrom('stock')
    .select(['upc', 'on_hand'])
    .where('place_id', '=', placeId)
    .where('upc', 'in', upcs)
    .orderBy('upc')
    .forUpdate()
    .execute();
  return new Map(rows.map(({ upc, on_hand: onHand }) => [upc, onHand]));
}
