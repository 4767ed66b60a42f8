import { type Kysely, sql } from 'kysely';

/** Anybody may ask who sells for a store, which must not read every account. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw('create index consumer_works_at on consumer (works_at) where works_at is not null').execute(db);
}
