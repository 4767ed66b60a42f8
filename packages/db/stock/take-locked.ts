import { sql } from 'kysely';
import type { Transaction } from '../database.ts';
import type { Tables } from '../tables/tables.ts';

/** Takes free units out of the stock of places, whose rows the transaction has locked. */
export async function takeLocked(
  tx: Transaction<Tables>,
  units: readonly Readonly<{ upc: string; placeId: string; qty: number }>[],
): Promise<void> {
  if (units.length === 0) return;
  await sql`
    update stock set on_hand = stock.on_hand - taken.qty
    from (
      select upc, "placeId" as place_id, sum(qty)::int as qty
      from jsonb_to_recordset(${JSON.stringify(units)}::jsonb) as it (upc text, "placeId" text, qty int) group by 1, 2
    ) as taken
    where stock.upc = taken.upc and stock.place_id = taken.place_id`.execute(tx);
}
