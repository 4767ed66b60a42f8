import { type Kysely, sql } from 'kysely';

const statements = [
  // One for each payment: what its bank says later is about the same money. goods: whether what has not left the shop is kept back.
  `create table dispute (
    id text primary key,
    payment_key text not null unique references order_payment (idempotency_key) on delete cascade,
    order_number text not null references orders on delete cascade,
    amount integer not null check (amount > 0),
    reason text not null,
    is_fraud boolean not null,
    deadline timestamptz,
    state text not null check (state in ('open', 'won', 'lost')),
    goods text not null check (goods in ('held', 'released')),
    opened_at timestamptz not null,
    told_at timestamptz not null,
    ended_at timestamptz,
    released_at timestamptz,
    released_by text
  )`,
  `comment on column dispute.told_at is 'When the bank said what is known: what it said before comes late'`,
  `comment on column dispute.released_by is 'Staff id; once they are deleted, nobody has it'`,
  'create index dispute_order on dispute (order_number)',
  `create index dispute_open on dispute (opened_at) where state = 'open'`,
  'create index dispute_listed on dispute (opened_at desc, id)',
];

/** Payments that their payers contest with their banks. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}
