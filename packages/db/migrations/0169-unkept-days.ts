import { type Kysely, sql } from 'kysely';

/**
 * The day that was named for a shipment and that it misses, as no place has pieces of it, and who tells shoppers that they are looked
 * for, registered before any process writes what it hears.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table order_shipment add column unkept_day text`.execute(db);
  await sql`
    insert into event_consumer (name, seq)
    select name, coalesce((select max(seq) from event), 0)
    from unnest(array['missing-piece-mails', 'missing-piece-texts']) as it (name)
    on conflict do nothing`.execute(db);
}
