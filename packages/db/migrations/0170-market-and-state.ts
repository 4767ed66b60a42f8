import { type Kysely, sql } from 'kysely';

/**
 * Market and state in both indexes by which the desk walks: an order of a rare state and another market, or the other way round, is
 * passed over in the index instead of being read wherever it is, which took 214 ms among ten million orders.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

const statements: readonly string[] = [
  'drop index orders_by_state, orders_by_market',
  'create index orders_by_state on orders (state, placed_at desc, order_number desc, locale)',
  'create index orders_by_market on orders (locale, placed_at desc, order_number desc, state)',
];
