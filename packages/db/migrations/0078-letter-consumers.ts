import { type Kysely, sql } from 'kysely';

const names = [
  ...['kept-letters', 'case-letters', 'case-reports'],
  ...['registration-letters', 'reservation-letters', 'member-letters'],
];

/**
 * Consumers that hear facts which letters follow from. They are registered here, before any process writes such a fact: a process of
 * the version before may number it first, and a consumer that is not known by then would never get it.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    insert into event_consumer (name, seq)
    select name, coalesce((select max(seq) from event), 0) from unnest(${names}::text[]) as name
    on conflict do nothing`.execute(db);
}
