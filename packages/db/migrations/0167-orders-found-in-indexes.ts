import { type Kysely, sql } from 'kysely';

/**
 * What staff find orders by beside their goods, as columns of their own: PostgreSQL walks in an index alone only where it has every column that is
 * asked for, and takes an expression for the columns it is made of. They follow what they are made of, also when a person is erased.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

const statements: readonly string[] = [
  // Compared by bytes, whatever the collation of the database, so that beginnings are found. The phone is turned round, so that the end of
  // a number is found, with or without its dial code.
  `alter table orders
    add column first_last_name text collate "C"
      generated always as (lower((billing ->> 'firstName') || ' ' || (billing ->> 'lastName'))) stored,
    add column last_first_name text collate "C"
      generated always as (lower((billing ->> 'lastName') || ' ' || (billing ->> 'firstName'))) stored,
    add column lower_email text collate "C" generated always as (lower(email)) stored,
    add column turned_phone text collate "C" generated always as (reverse(billing ->> 'phone')) stored`,
  'drop index orders_by_first_name, orders_by_last_name, orders_by_email, orders_by_phone, orders_by_number',
  ...['first_last_name', 'last_first_name', 'lower_email', 'turned_phone'].map(
    (column) => `create index orders_by_${column} on orders (${column}, placed_at, order_number)`,
  ),
  // Lines that a process of an earlier version has written since 0158.
  `update order_line set ordered_at = placed_at from orders
    where orders.order_number = order_line.order_number and ordered_at <> placed_at`,
  'create index orders_by_number on orders (order_number text_pattern_ops) include (placed_at)',
];
