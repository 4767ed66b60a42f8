import { type Kysely, sql } from 'kysely';

const statements = [
  // What waits is few among millions.
  `create index orders_waiting on orders (state, placed_at) where state in ('confirmed', 'in fulfilment')`,
  `create index order_return_waiting on order_return (received_at) where state = 'received'`,
  `create index service_case_waiting on service_case (status, opened_at) where status <> 'closed'`,
  'create index order_refund_at on order_refund (at)',
  'create index cart_created_at on cart (created_at)',
];

/** Indexes for what waits for staff, and for figures by day. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}
