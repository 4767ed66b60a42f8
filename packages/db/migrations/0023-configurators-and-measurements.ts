import { type Kysely, sql } from 'kysely';

/** The configurator of a style made to order, and the measurements of the model in its pictures, by language. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

const statements: readonly string[] = [
  'alter table style add column customs_url text',
  // The default is for processes of the previous version, which do not write it.
  "alter table style_text add column measurements text not null default ''",
];
