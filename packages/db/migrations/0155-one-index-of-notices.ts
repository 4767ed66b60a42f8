import { type Kysely, sql } from 'kysely';

/** The keys of notices were in two indexes of the same column, which each notice wrote to. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`drop index payment_notice_of_key`.execute(db);
}
