import { type Kysely, sql } from 'kysely';

/** What authorities at a border ask of the goods of a style: `{code, origin, grams}`; null where nobody has said so. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table style add column border jsonb`.execute(db);
}
