import { type Kysely, sql } from 'kysely';

/** How far each shipment of an order is, and by whom it travels. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

const statements: readonly string[] = [
  `alter table order_shipment
     add column packed_at timestamptz,
     add column shipped_at timestamptz,
     add column delivered_at timestamptz,
     add column carrier text,
     add column tracking_number text`,
  'create index orders_latest on orders (placed_at desc, order_number desc)',
  'create index orders_by_email on orders (lower(email) text_pattern_ops)',
  'create index orders_by_number on orders (order_number text_pattern_ops)',
  'create index order_shipment_tracked on order_shipment (tracking_number) where tracking_number is not null',
];
