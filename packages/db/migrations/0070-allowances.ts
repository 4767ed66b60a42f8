import { type Kysely, sql } from 'kysely';

/** The version over which staff set what athletes, employees and professionals may spend, and the way to find them. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

const statements: readonly string[] = [
  'alter table consumer add column allowance_version integer not null default 1',
  `create index consumer_with_allowance on consumer (id) where identities <> '{}'`,
];
