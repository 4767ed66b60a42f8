import { type Kysely, sql } from 'kysely';

const statements = [
  // In no relation to carts: that would lock them until all pending migrations end.
  `create table cart_handover (
    basket_id text primary key,
    secret_hash bytea not null unique,
    country text not null,
    store_id text,
    made_at timestamptz not null,
    expires_at timestamptz not null,
    taken_by text,
    taken_at timestamptz,
    taken_basket_id text,
    left_out jsonb not null default '[]'
  )`,
  'create index cart_handover_expires_at on cart_handover (expires_at)',
];

/** Carts that go from a till to a shopper's phone, and back. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}
