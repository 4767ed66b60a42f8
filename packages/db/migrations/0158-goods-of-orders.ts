import { type Kysely, sql } from 'kysely';

/**
 * The lines of orders by what was sold and when, so that the latest orders of any goods are found by walking back, however many there
 * are. A process of the version before writes no time; the time of the line itself is that of its order then.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

const statements: readonly string[] = [
  'alter table order_line add column ordered_at timestamptz not null default now()',
  'update order_line set ordered_at = placed_at from orders where orders.order_number = order_line.order_number',
  // In the place of two that had no time, so that an order writes as many entries as before. What is included lets lines be walked in the
  // index alone, for which PostgreSQL asks for the columns of an expression, too.
  `create index order_line_by_sku_latest on order_line
    ((upper(sku) collate "C"), ordered_at, order_number) include (sku)`,
  `create index order_line_by_style_latest on order_line
    ((upper(master_id) collate "C"), ordered_at, order_number) include (master_id)`,
  'drop index order_line_by_sku',
  'drop index order_line_by_style',
];
