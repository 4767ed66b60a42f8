import { type Kysely, sql } from 'kysely';

/** The network from which a guest reserved units of a store, so that one visitor cannot act as many. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

const statements: readonly string[] = [
  // A keyed hash that is deleted with the reservation; null for a signed-in consumer.
  'alter table store_reservation add column network text',
  'create index store_reservation_network on store_reservation (network) where network is not null',
  'create index store_reservation_goods on store_reservation (store_id, upc)',
];
