import { type Kysely, sql } from 'kysely';

const statements = [
  `alter table promotion
    add column version integer not null default 1,
    add column created_at timestamptz not null default now()`,
  // What had an effect on an order, and what it gave in minor units of the order's currency. In no relation to promotion:
  // orders would lock its rows; nor to orders, as none could be placed until the migrations end.
  `create table order_promotion (
    order_number text not null,
    promotion_id text not null,
    amount integer not null,
    placed_at timestamptz not null,
    primary key (order_number, promotion_id)
  )`,
  'create index order_promotion_placed on order_promotion (promotion_id, placed_at)',
  // Codes are listed by their letters, of a promotion that may have a hundred thousand.
  'create index coupon_of_promotion on coupon (promotion_id, code)',
  'drop index coupon_promotion',
  // Orders from before have it in their receipts, and those from before receipts nowhere.
  `insert into order_promotion (order_number, promotion_id, amount, placed_at)
    select order_number, entry ->> 'promotionId', -sum((entry ->> 'amount')::int), placed_at
    from orders
      cross join lateral (select jsonb_path_query(receipt, '$.lines[*].entries[*]') as entry
        union all select jsonb_path_query(receipt, '$.shipments[*].entries[*]')) as step
    where receipt is not null and entry ->> 'promotionId' is not null
    group by order_number, entry ->> 'promotionId', placed_at`,
];

/** The version of a promotion, and which promotions gave how much to an order. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}
