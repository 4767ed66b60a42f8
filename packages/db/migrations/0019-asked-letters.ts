import { type Kysely, sql } from 'kysely';

/** Counts of letters that anybody can request for any address. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

const statements: readonly string[] = [
  // Only a hash of the address is stored, enough to count by, and deleted a day later.
  `create table asked_letter (
    recipient_hash text not null,
    kind text not null,
    since timestamptz not null,
    count integer not null,
    primary key (recipient_hash, kind)
  )`,
  'create index asked_letter_since on asked_letter (since)',
];
