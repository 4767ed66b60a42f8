import { type Kysely, sql } from 'kysely';

/** The version of the terms that an account has accepted; nothing is known of those made before. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table consumer add column terms_page text, add column terms_version integer`.execute(db);
}
