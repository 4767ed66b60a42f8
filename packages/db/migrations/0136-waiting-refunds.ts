import { type Kysely, sql } from 'kysely';

/**
 * The consumer of refunds that waited for a capture, registered before any process writes what it hears: a process of the version before
 * may number it first, and a consumer that is not known by then would never get it.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    insert into event_consumer (name, seq)
    select 'waiting-refunds', coalesce((select max(seq) from event), 0)
    on conflict do nothing`.execute(db);
}
