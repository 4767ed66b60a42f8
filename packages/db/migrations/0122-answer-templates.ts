import { type Kysely, sql } from 'kysely';

/** Texts that staff begin answers to cases with. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

const statements: readonly string[] = [
  `create table answer_template (
    id text primary key,
    name text not null,
    en text not null,
    fr text not null,
    de text not null,
    it text not null,
    version integer not null default 1,
    changed_at timestamptz not null
  )`,
];
