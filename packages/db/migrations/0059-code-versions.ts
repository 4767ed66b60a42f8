import { type Kysely, sql } from 'kysely';

/** The version of a code, so that two members of the staff who change it do not overwrite each other. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table coupon add column version integer not null default 1`.execute(db);
}
