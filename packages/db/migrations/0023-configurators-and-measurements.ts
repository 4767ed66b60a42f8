import { type Kysely, sql } from 'kysely';

/** Where a style that is made to order is put together, and what the model in its pictures measures, by language. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

const statements: readonly string[] = [
  'alter table style add column customs_url text',
  // The default is for processes of the version before, which do not write it.
  "alter table style_text add column measurements text not null default ''",
];
