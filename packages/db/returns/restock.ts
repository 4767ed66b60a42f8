import { sql } from 'kysely';
import type { Transaction } from '../database.ts';
import type { Tables } from '../tables/tables.ts';

/** Where the goods of a return have arrived. */
export type Arrival = Readonly<{
  /** The store that took them, or the place that takes the parcels of returns; null where nobody has named one. */
  placeId: string | null;
  /** Whether they came by parcel: no store has them then, whatever place they were sent from. */
  byParcel: boolean;
  /** The warehouses of the market, in order of preference. */
  warehouses: readonly string[];
}>;

/** The places that may have come by goods of a return: where they have arrived, and the warehouses. */
export function placesOfArrival({ placeId, warehouses }: Arrival): readonly string[] {
  return placeId === null ? warehouses : [placeId, ...warehouses];
}

/**
 * Puts units of the lines of an order back where they have arrived, if such goods are kept there; else at the place that most of each came
 * from, of parcels only at a warehouse; else at the first warehouse.
 */
export async function restock(
  tx: Transaction<Tables>,
  orderNumber: string,
  units: readonly Readonly<{ lineNo: number; qty: number }>[],
  { placeId, byParcel, warehouses }: Arrival,
): Promise<void> {
  if (units.length === 0) return;
  const given = JSON.stringify(units.map(({ lineNo, qty }) => ({ line_no: lineNo, qty })));
  // Stock rows are locked in the same order as by the statements that take stock, so that they never deadlock.
  await sql`
    with given as (
      select order_line.upc, goal.place_id, sum(it.qty)::int as qty
      from jsonb_to_recordset(${given}::jsonb) as it (line_no int, qty int)
      join order_line on order_line.order_number = ${orderNumber} and order_line.line_no = it.line_no
      join lateral (
        select place.id as place_id
        from place
        left join stock on stock.upc = order_line.upc and stock.place_id = place.id
        left join order_line_source as source
          on source.order_number = order_line.order_number and source.line_no = order_line.line_no and source.place_id = place.id and source.qty > 0
        where (place.id = ${placeId}::text and stock.upc is not null)
          or (source.place_id is not null and (place.kind = 'warehouse' or not ${byParcel}::boolean))
          or place.id = any(${[...warehouses]}::text[])
        order by (place.id = ${placeId}::text and stock.upc is not null) desc nulls last, (source.place_id is not null) desc, source.qty desc,
          (stock.upc is not null) desc, array_position(${[...warehouses]}::text[], place.id), place.id
        limit 1
      ) as goal on true
      group by order_line.upc, goal.place_id
    )
    insert into stock (upc, place_id, on_hand)
    select upc, place_id, qty from given order by upc, place_id
    on conflict (upc, place_id) do update set on_hand = stock.on_hand + excluded.on_hand`.execute(tx);
}
