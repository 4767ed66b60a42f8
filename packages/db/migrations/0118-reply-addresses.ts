import { type Kysely, sql } from 'kysely';

/** The address that answers to a mail are sent to. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

const statements: readonly string[] = [
  'alter table mail add column reply_to text',
  `comment on column mail.reply_to is 'personal'`,
];
