import { type Kysely, sql } from 'kysely';

/** The code of the member who recommended the loyalty programme. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

const statements: readonly string[] = [
  'alter table consumer add column referral_code text',
  `comment on column consumer.referral_code is 'personal'`,
];
