import { type Kysely, sql } from 'kysely';

/**
 * Refunds that a provider has refused are tried again under a key of its own for each try. The consumer that carries that out is
 * registered before any process writes what it hears.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

const statements: readonly string[] = [
  'alter table order_refund add column asked_key text, add column kept boolean not null default false',
  `comment on column order_refund.asked_key is 'The key of the latest try; null before a second one: that of the refund'`,
  // What was refused before may have been given again by amount meanwhile, so that nothing is kept for it.
  `comment on column order_refund.kept is 'Whether it is refused, and its money kept for trying it again'`,
  'create unique index order_refund_asked on order_refund (asked_key) where asked_key is not null',
  'create index order_refund_kept on order_refund (idempotency_key) where kept',
  // Without relations to orders and refunds, whose creation would wait for everybody who changes one.
  `create table refund_try (
    try_id text primary key,
    order_number text not null,
    refund_key text not null,
    asked_key text not null unique,
    amount integer not null check (amount > 0),
    tried_by text not null,
    tried_at timestamptz not null
  )`,
  `comment on column refund_try.tried_by is 'Staff id; once they are deleted, nobody has it'`,
  'create index refund_try_order on refund_try (order_number)',
  `insert into event_consumer (name, seq)
    select 'refunds-tried-again', coalesce((select max(seq) from event), 0)
    on conflict do nothing`,
];
