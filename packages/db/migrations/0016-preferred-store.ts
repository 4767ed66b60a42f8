import { type Kysely, sql } from 'kysely';

/** The preferred store of a consumer, known to each of their devices. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

const statements: readonly string[] = [
  'alter table consumer add column fav_store_id text references place on delete set null',
  `comment on column consumer.fav_store_id is 'personal'`,
];
