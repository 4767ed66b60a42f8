import { type Kysely, sql } from 'kysely';

/** The day that was named for a shipment and that it misses, as no place has pieces of it; its shopper was told that they are looked for. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table order_shipment add column unkept_day text`.execute(db);
}
