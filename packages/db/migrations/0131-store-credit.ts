import { type Kysely, sql } from 'kysely';

/**
 * Store credit: refunds that become credit instead of going back to what an order was paid with, what staff give and take of it, and what is
 * lent on a return whose goods are on their way.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

const statements: readonly string[] = [
  'alter table order_return add column as_credit boolean not null default false',
  'alter table order_refund add column as_credit boolean not null default false',
  'alter table amount_refund add column as_credit boolean not null default false',
  // Without a relation to the consumers and returns, whose creation would wait for everybody who changes one.
  `create table store_credit_adjustment (
    id text primary key,
    consumer_id text not null,
    currency text not null,
    amount integer not null check (amount <> 0),
    reason text not null,
    note text not null default '',
    state text not null check (state in ('waiting', 'done', 'refused')),
    asked_by text not null,
    asked_at timestamptz not null,
    decided_by text,
    decided_at timestamptz
  )`,
  `comment on column store_credit_adjustment.note is 'personal'`,
  `comment on column store_credit_adjustment.asked_by is 'Staff id; once they are deleted, nobody has it'`,
  'create index store_credit_adjustment_consumer on store_credit_adjustment (consumer_id, asked_at desc)',
  `create index store_credit_adjustment_waiting on store_credit_adjustment (asked_at) where state = 'waiting'`,
  `create table store_credit_advance (
    return_id text primary key,
    order_number text not null,
    consumer_id text not null,
    currency text not null,
    amount integer not null check (amount > 0),
    taken_back integer not null default 0 check (taken_back between 0 and amount),
    given_at timestamptz not null,
    lapses_at timestamptz not null,
    due_at timestamptz,
    lapsed boolean not null default false
  )`,
  `comment on column store_credit_advance.due_at is 'Since when it is taken back: its return is closed, or its goods have not come in time'`,
  'create index store_credit_advance_open on store_credit_advance (consumer_id) where taken_back < amount',
  'create index store_credit_advance_lapses on store_credit_advance (lapses_at) where due_at is null',
  `insert into event_consumer (name, seq)
   select 'store-credit', coalesce((select max(seq) from event), 0) on conflict do nothing`,
];
