import { type Kysely, sql } from 'kysely';

/** What staff find orders by, beside numbers and emails, and the orders of a market. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

const statements: readonly string[] = [
  // Compared by bytes, whatever the collation of the database, so that beginnings are found.
  `create index orders_by_first_name on orders
    ((lower((billing ->> 'firstName') || ' ' || (billing ->> 'lastName')) collate "C"))`,
  `create index orders_by_last_name on orders
    ((lower((billing ->> 'lastName') || ' ' || (billing ->> 'firstName')) collate "C"))`,
  // Turned round, so that the end of a number is found, with or without its dial code.
  `create index orders_by_phone on orders ((reverse(billing ->> 'phone') collate "C"))`,
  'create index orders_by_market on orders (locale, placed_at desc, order_number desc)',
  'create index order_line_by_sku on order_line ((upper(sku) collate "C"))',
  'create index order_line_by_style on order_line ((upper(master_id) collate "C"))',
];
