import { type Kysely, sql } from 'kysely';

/** What shoppers want instead of what they send back, and the orders that are made of it. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

// No table stands in relation to `orders`: creating one would let nobody place an order until all pending migrations end.
const statements: readonly string[] = [
  `alter table order_return
     add column handed_over_at timestamptz,
     add column carried integer not null default 0 check (carried >= 0),
     add column delivery integer not null default 0 check (delivery >= 0)`,
  `alter table order_return_line
     add column given integer check (given between 0 and qty),
     add column due integer check (due >= 0)`,
  `create table return_exchange (
    return_id text not null,
    line_no integer not null,
    state text not null check (state in ('held', 'made', 'lapsed', 'withdrawn', 'refused')),
    upc text not null,
    place_id text not null,
    qty integer not null check (qty > 0),
    most integer check (most >= 0),
    goods jsonb not null,
    held_until timestamptz not null,
    made integer check (made between 1 and qty),
    carried integer check (carried >= 0),
    primary key (return_id, line_no),
    foreign key (return_id, line_no) references order_return_line (return_id, line_no)
  )`,
  `create index return_exchange_held on return_exchange (held_until) where state = 'held'`,
  `create table order_exchange (
    order_number text primary key,
    return_id text not null unique references order_return (return_id),
    of_order text not null,
    points integer not null check (points >= 0),
    made_at timestamptz not null
  )`,
  'create index order_exchange_of on order_exchange (of_order)',
  `create table carried_payment (
    return_id text not null references order_return (return_id),
    payment_key text not null,
    amount integer not null check (amount > 0),
    given_back integer not null default 0 check (given_back between 0 and amount),
    primary key (return_id, payment_key)
  )`,
  'create index carried_payment_of on carried_payment (payment_key)',
];
