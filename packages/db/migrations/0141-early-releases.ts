import { type Kysely, sql } from 'kysely';

/** What staff give up of payments before their provider holds it no longer. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

const statements: readonly string[] = [
  // Without relations to orders and payments, whose creation would wait for everybody who changes one.
  `create table payment_release (
    release_id text primary key,
    order_number text not null,
    payment_key text not null,
    amount integer not null check (amount > 0),
    reason text not null,
    note text not null default '',
    released_by text not null,
    released_at timestamptz not null
  )`,
  `comment on column payment_release.note is 'personal'`,
  `comment on column payment_release.released_by is 'Staff id; once they are deleted, nobody has it'`,
  'create index payment_release_order on payment_release (order_number)',
];
