import { type Kysely, sql } from 'kysely';

/** Figures of days that are over, kept until something of such a day changes. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

const statements: readonly string[] = [
  // sales: [{currency, orders, units, sales, refunded}], amounts in minor units; empty for a day without any.
  'create table sales_day (locale text not null, day date not null, sales jsonb not null, primary key (locale, day))',
  // Whatever changes an old sale forgets its day, whichever code does it. The lock is held until the change is committed, so that no
  // day is kept from a count that could not see it. A day of a market is at most a day apart from that of UTC.
  `create function forget_sales_day(at timestamptz) returns void language plpgsql as $$
   begin
     perform pg_advisory_xact_lock_shared(hashtextextended('sales days', 0));
     delete from sales_day where day between (at at time zone 'UTC')::date - 1 and (at at time zone 'UTC')::date + 1;
   end $$`,
  `create function forget_days_of_order() returns trigger language plpgsql as $$
   begin
     perform forget_sales_day(new.placed_at);
     perform forget_sales_day(at) from order_refund where order_number = new.order_number;
     return null;
   end $$`,
  // An order that is confirmed as it is placed is of a day that is not over.
  `create trigger forgets_sales_day after update of state on orders for each row
   when (old.state is distinct from new.state and (new.state = 'cancelled' or old.state = 'payment pending'))
   execute function forget_days_of_order()`,
  `create function forget_day_of_refund() returns trigger language plpgsql as $$
   begin
     perform forget_sales_day(new.at);
     return null;
   end $$`,
  `create trigger forgets_sales_day after insert or update on order_refund for each row execute function forget_day_of_refund()`,
  `create function forget_day_of_dispute() returns trigger language plpgsql as $$
   begin
     perform forget_sales_day(placed_at) from orders where order_number = new.order_number;
     return null;
   end $$`,
  `create trigger forgets_sales_day after insert or update on dispute for each row execute function forget_day_of_dispute()`,
];
