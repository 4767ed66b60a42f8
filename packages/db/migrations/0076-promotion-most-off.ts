import { type Kysely, sql } from 'kysely';

/** The most that a promotion takes off one order, in minor units by currency; null: no limit. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table promotion add column most_off jsonb`.execute(db);
}
