import { type Kysely, sql } from 'kysely';

/** Shipments that leave in several parcels: the units of a parcel, when the first of them left, and who writes of them. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

const statements: readonly string[] = [
  // A parcel without rows here has all units of its shipment that no other parcel has.
  `create table parcel_unit (
    parcel_id bigint not null references parcel,
    line_no integer not null,
    place_id text not null,
    qty integer not null check (qty > 0),
    primary key (parcel_id, line_no, place_id)
  )`,
  // Null too for a shipment that left whole.
  'alter table order_shipment add column first_parcel_at timestamptz',
  `insert into event_consumer (name, seq)
   select 'parcel-mails', coalesce((select max(seq) from event), 0)
   on conflict do nothing`,
];
