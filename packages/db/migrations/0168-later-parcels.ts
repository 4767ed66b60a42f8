import { type Kysely, sql } from 'kysely';

/**
 * When pieces arrive that another place supplies, and the day that was known of a parcel with some of them before it left. Parcels and moves
 * from before begin with what was told for their shipment.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

const statements: readonly string[] = [
  'alter table piece_move add column arrives_by text',
  'alter table parcel add column told_before text',
  `update piece_move as move set arrives_by = postponed_to from order_shipment as shipment
   where shipment.order_number = move.order_number and shipment.shipping_id = move.shipping_id and move.supplied <> '[]'`,
  // Few orders have moved pieces, so that they are found by these.
  `update parcel set told_before = told_on from (select distinct order_number, shipping_id from piece_move) as moved
     join order_shipment as shipment using (order_number, shipping_id)
   where parcel.order_number = moved.order_number and parcel.shipping_id = moved.shipping_id
     and parcel.next_look_at is not null and parcel.told_on = shipment.postponed_to`,
];
