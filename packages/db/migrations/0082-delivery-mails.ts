import { type Kysely, sql } from 'kysely';

/**
 * The consumer of the mails about parcels and pickups, registered before any process writes what it hears. What was delivered to the
 * consumer of the mails about orders is its affair from here on. Reports of carriers name places on a shopper's way.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

const statements: readonly string[] = [
  `insert into event_consumer (name, seq)
   select 'delivery-mails', coalesce((select max(seq) from event), 0)
   on conflict do nothing`,
  `comment on column parcel_scan.place is 'personal'`,
  // Shipments that were handed over and have no parcel yet are looked for each minute.
  `create index order_shipment_travelling on order_shipment (shipped_at)
   where delivered_at is null and carrier is not null and tracking_number is not null`,
];
