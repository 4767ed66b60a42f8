import { type Kysely, sql } from 'kysely';

/** How often letters were asked for that anybody may have sent to an address that he types. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

const statements: readonly string[] = [
  // The address itself is not kept: a hash is enough to count by, and a day later it is forgotten.
  `create table asked_letter (
    recipient_hash text not null,
    kind text not null,
    since timestamptz not null,
    count integer not null,
    primary key (recipient_hash, kind)
  )`,
  'create index asked_letter_since on asked_letter (since)',
];
