import { type Kysely, sql } from 'kysely';

/** What each recount of the ledger has found. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql
    .raw(`create table reconciliation (
      id uuid primary key,
      began_at timestamptz not null,
      ended_at timestamptz not null,
      accounts integer not null,
      postings integer not null,
      payments integer not null,
      expired integer not null,
      owed jsonb not null,
      fault_count integer not null,
      faults jsonb not null
    )`)
    .execute(db);
  await sql.raw(`comment on column reconciliation.faults is 'The first of them'`).execute(db);
  await sql.raw('create index reconciliation_began on reconciliation (began_at, id)').execute(db);
}
