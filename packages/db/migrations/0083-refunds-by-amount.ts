import { type Kysely, sql } from 'kysely';

/**
 * What staff give back of orders by amount, and the consumers of the fact, registered before any process writes it.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

const statements: readonly string[] = [
  `create table amount_refund (
    id text primary key,
    order_number text not null references orders on delete cascade,
    amount integer not null check (amount > 0),
    reason text not null,
    note text not null default '',
    state text not null check (state in ('waiting', 'done', 'refused')),
    asked_by text not null,
    asked_at timestamptz not null,
    decided_by text,
    decided_at timestamptz
  )`,
  `comment on column amount_refund.note is 'personal'`,
  `comment on column amount_refund.asked_by is 'Staff id; once they are deleted, nobody has it'`,
  'create index amount_refund_order on amount_refund (order_number, asked_at desc)',
  `create index amount_refund_waiting on amount_refund (asked_at) where state = 'waiting'`,
  `insert into event_consumer (name, seq)
   select name, coalesce((select max(seq) from event), 0)
   from (values ('refund-mails'), ('refund-papers')) as consumer (name)
   on conflict do nothing`,
];
