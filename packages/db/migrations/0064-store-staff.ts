import { type Kysely, sql } from 'kysely';

/** What staff decide of the associates of stores: whether one is blocked, and the version over which it is changed. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql
    .raw(`alter table consumer
      add column till_blocked boolean not null default false,
      add column till_version integer not null default 1`)
    .execute(db);
}
