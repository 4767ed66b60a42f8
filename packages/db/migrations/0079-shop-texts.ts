import { type Kysely, sql } from 'kysely';

/** Texts that the people of a shop have written in place of those of the catalogues. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

const statements: readonly string[] = [
  `create table shop_text (
    wording text not null,
    key text not null,
    text text not null,
    version integer not null check (version > 0),
    changed_at timestamptz not null,
    changed_by text not null,
    decided boolean not null,
    primary key (wording, key)
  )`,
];
