import { type Kysely, sql } from 'kysely';

/** A password that somebody else has chosen, such as the staff of a store, expires. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table credential add column temporary_until timestamptz`.execute(db);
}
