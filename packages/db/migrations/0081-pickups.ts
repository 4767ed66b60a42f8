import { type Kysely, sql } from 'kysely';

/** The last day for collecting an order, which its buyer was told; and parcels that come back are found at once. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

const statements: readonly string[] = [
  // YYYY-MM-DD in the calendar of the store.
  'alter table orders add column collect_until text',
  `create index orders_to_collect on orders (order_number) where state = 'ready for pickup'`,
  `create index parcel_scan_returning on parcel_scan (at) where state = 'returning'`,
];
