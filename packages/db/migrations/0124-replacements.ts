import { type Kysely, sql } from 'kysely';

// No table stands in relation to `orders`: creating one would let nobody place an order until all pending migrations end.
// root_order: the order that was paid, also where what was sent again is replaced itself. worth: what was paid for the goods, in minor units.
const statements: readonly string[] = [
  `create table order_replacement (
    order_number text primary key,
    replacement_id text not null unique,
    of_order text not null,
    root_order text not null,
    reason text not null check (reason in ('lost', 'damaged', 'wrong-goods', 'incomplete', 'other')),
    author_id text not null,
    author text not null,
    worth integer not null check (worth >= 0),
    made_at timestamptz not null
  )`,
  'create index order_replacement_root on order_replacement (root_order)',
  `comment on column order_replacement.author_id is 'staff'`,
  `comment on column order_replacement.author is 'staff'`,
  // line_no is of the order whose goods are replaced, own_line_no of the replacement, root_line_no of the order that was paid.
  `create table order_replacement_line (
    order_number text not null references order_replacement,
    line_no integer not null,
    own_line_no integer not null,
    root_line_no integer not null,
    qty integer not null check (qty > 0),
    primary key (order_number, line_no)
  )`,
];

/** Orders by which goods of another order are sent again at no charge. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}
