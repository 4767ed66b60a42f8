import { type Kysely, sql } from 'kysely';

/** Items of orders that are canceled while the rest is sent, and who hears of it, registered before any process writes it. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

// No table stands in relation to `orders`: creating one would let nobody place an order until all pending migrations end.
const statements: readonly string[] = [
  `create table order_cancellation (
    cancellation_id text primary key,
    order_number text not null,
    made_by text not null check (made_by in ('shopper', 'staff')),
    refund integer not null check (refund >= 0),
    delivery integer not null check (delivery >= 0),
    at timestamptz not null
  )`,
  'create index order_cancellation_of on order_cancellation (order_number, at)',
  `create table order_cancelled_line (
    cancellation_id text not null references order_cancellation (cancellation_id),
    order_number text not null,
    line_no integer not null,
    qty integer not null check (qty > 0),
    due integer not null check (due >= 0),
    primary key (cancellation_id, line_no)
  )`,
  'create index order_cancelled_line_of on order_cancelled_line (order_number)',
  // A place that supplies nothing of a line any more keeps its row: a line without any counts as supplied from its own place.
  'alter table order_line_source drop constraint order_line_source_qty_check',
  'alter table order_line_source add constraint order_line_source_qty_check check (qty >= 0) not valid',
  'alter table order_shipment add column cancelled_at timestamptz',
  `insert into event_consumer (name, seq)
   select name, coalesce((select max(seq) from event), 0)
   from (values ('cancelled-item-mails'), ('cancelled-item-papers'), ('cancelled-item-points'),
                ('cancelled-item-allowances')) as consumer (name)
   on conflict do nothing`,
];
