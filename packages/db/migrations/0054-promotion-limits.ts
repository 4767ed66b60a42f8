import { type Kysely, sql } from 'kysely';

const statements = [
  // budget: minor units by currency; null: without limit.
  `alter table promotion
    add column most_uses integer check (most_uses > 0),
    add column most_uses_each integer check (most_uses_each > 0),
    add column budget jsonb`,
  // Only of promotions with limits, so that orders do not wait for each other at a row of one that has none. spent: minor
  // units by currency.
  `create table promotion_count (
    promotion_id text primary key references promotion on delete cascade,
    used integer not null default 0 check (used >= 0),
    spent jsonb not null default '{}'
  )`,
  // A use is taken when placing begins, and returned when placing fails or the order is cancelled, as with codes.
  `create table promotion_use (
    promotion_id text not null references promotion on delete cascade,
    cart_id text not null,
    owner text not null,
    turn integer not null,
    currency text not null,
    amount integer not null check (amount >= 0),
    used_at timestamptz not null,
    primary key (promotion_id, cart_id),
    constraint promotion_use_turn unique (promotion_id, owner, turn)
  )`,
  'create index promotion_use_cart on promotion_use (cart_id)',
];

/** How often promotions may be used, in all and by a shopper, how much they may give, and their uses. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}
