import { type Kysely, sql } from 'kysely';

/** How often somebody has called what could be guessed, over all processes. */
export async function up(db: Kysely<unknown>): Promise<void> {
  // Unlogged, as counts of a minute need not outlive a crash. In the form that the limiter asks for.
  await sql`create unlogged table call_count (
    key varchar(255) primary key,
    points integer not null default 0,
    expire bigint
  )`.execute(db);
  await sql`comment on table call_count is 'Calls of a minute, by call and a keyed hash of the caller''s network'`.execute(
    db,
  );
}
