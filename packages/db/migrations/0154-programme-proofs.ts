import { type Kysely, sql } from 'kysely';

/** What staff have seen that proves the membership of a programme; nothing is known of those from before. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

const statements: readonly string[] = [
  'alter table consumer add column programme_proof text',
  `comment on column consumer.programme_proof is 'personal'`,
];
