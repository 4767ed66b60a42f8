import { type Kysely, sql } from 'kysely';

/** What the people of a shop decide in the studio. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

const statements: readonly string[] = [
  `create table shop_setting (
    key text primary key,
    value jsonb not null,
    version integer not null check (version > 0),
    changed_at timestamptz not null,
    changed_by text not null,
    decided boolean not null
  )`,
];
