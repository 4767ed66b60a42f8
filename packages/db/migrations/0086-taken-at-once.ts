import { type Kysely, sql } from 'kysely';

/** Shipments that an associate hands over at the till with the placing of their order; those of before were collected later. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw('alter table order_shipment add column taken_at_once boolean not null default false').execute(db);
}
