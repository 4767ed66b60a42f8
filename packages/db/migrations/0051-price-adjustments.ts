import { type Kysely, sql } from 'kysely';

const statements = [
  // {adjustmentId, type, value, reason, storeId, employeeId, createdAt, amount}; null: none, as in earlier orders.
  'alter table order_line add column price_adjustment jsonb',
  'alter table order_adjustment drop constraint order_adjustment_kind_check',
  `alter table order_adjustment add constraint order_adjustment_kind_check
    check (kind in ('markdown', 'adjustment', 'promotion', 'shipping', 'tax'))`,
];

/** What store associates took off the prices of an order. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}
