import { type Kysely, sql } from 'kysely';

/** The files that transactions have claimed, by their hashes. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw('create table file_claim (hash text primary key)').execute(db);
}
