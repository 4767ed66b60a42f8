import { type Kysely, sql } from 'kysely';

/** Why a price is reduced, for those who ask; null where the catalogue does not say. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table price add column reason text`.execute(db);
}
