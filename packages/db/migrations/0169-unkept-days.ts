import { type Kysely, sql } from 'kysely';

/**
 * The day that was named for a shipment and that it misses, as no place has pieces of it, and who tells shoppers that they are looked
 * for, registered before any process writes what it hears. Parcels and moves from before 0168 begin with what was told for their shipment,
 * written here as its columns would keep their tables locked meanwhile.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table order_shipment add column unkept_day text`.execute(db);
  await sql`
    insert into event_consumer (name, seq)
    select name, coalesce((select max(seq) from event), 0)
    from unnest(array['missing-piece-mails', 'missing-piece-texts']) as it (name)
    on conflict do nothing`.execute(db);
  for (const statement of begun) await sql.raw(statement).execute(db);
}

const begun: readonly string[] = [
  `update piece_move as move set arrives_by = postponed_to from order_shipment as shipment
   where shipment.order_number = move.order_number and shipment.shipping_id = move.shipping_id and move.supplied <> '[]'`,
  // Few orders have moved pieces, so that they are found by these.
  `update parcel set told_before = told_on from (select distinct order_number, shipping_id from piece_move) as moved
     join order_shipment as shipment using (order_number, shipping_id)
   where parcel.order_number = moved.order_number and parcel.shipping_id = moved.shipping_id
     and parcel.next_look_at is not null and parcel.told_on = shipment.postponed_to`,
];
