import { type Kysely, sql } from 'kysely';

/** A password that somebody else has chosen, as the staff of a store does, ends by itself. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table credential add column temporary_until timestamptz`.execute(db);
}
