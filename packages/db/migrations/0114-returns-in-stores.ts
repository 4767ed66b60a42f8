import { type Kysely, sql } from 'kysely';

/** Returns that a store takes back in person: which one, and by which call, so that a repeated one takes back once. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

const statements: readonly string[] = [
  'alter table order_return add column taken_at text',
  'alter table order_return add column take_id text',
  'create unique index order_return_take on order_return (take_id) where take_id is not null',
];
