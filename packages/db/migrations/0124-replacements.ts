import { type Kysely, sql } from 'kysely';

// No table stands in relation to `orders`: creating one would let nobody place an order until all pending migrations end.
const statements: readonly string[] = [
  `create table order_replacement (
    order_number text primary key,
    replacement_id text not null unique,
    of_order text not null,
    reason text not null check (reason in ('lost', 'damaged', 'wrong-goods', 'incomplete', 'other')),
    author_id text not null,
    author text not null,
    made_at timestamptz not null
  )`,
  'create index order_replacement_of on order_replacement (of_order)',
  `comment on column order_replacement.author_id is 'staff'`,
  `comment on column order_replacement.author is 'staff'`,
  // Lines are those of the order whose goods are replaced.
  `create table order_replacement_line (
    order_number text not null references order_replacement,
    line_no integer not null,
    qty integer not null check (qty > 0),
    primary key (order_number, line_no)
  )`,
];

/** Orders by which goods of another order are sent again at no charge. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}
