import { sql } from 'kysely';
import type { Reader } from '../database.ts';
import { unsold } from '../orders/unsold.ts';

/** Days, YYYY-MM-DD, the last included. */
export type Days = Readonly<{ from: string; to: string }>;

/** Sales and refunds of a day in a currency, in minor units. */
export type SalesRow = Readonly<{
  day: string;
  currency: string;
  orders: number;
  units: number;
  sales: number;
  refunded: number;
}>;

/** The time zone in which the days of a market's orders begin. */
export type ReportMarket = Readonly<{ header: string; timeZone: string }>;

/**
 * What the orders of some markets came to, by day and currency; days without any are left out. An order that was made of a return is
 * none of them: its goods were sold with the order that was returned, and what is given back for them is a refund of that one. A day is
 * that of the market's time zone, at most a day apart from that of UTC, so that the index over instants narrows the rows.
 */
export async function readSales(
  db: Reader,
  days: Days,
  markets: readonly ReportMarket[],
): Promise<readonly SalesRow[]> {
  const { rows } = await sql<SalesRow>`
    with market (locale, zone) as (
      select * from unnest(${markets.map(({ header }) => header)}::text[], ${markets.map(({ timeZone }) => timeZone)}::text[])
    ), sold as (
      select (placed_at at time zone zone)::date as day, currency, total_units as units, total as sales
      from orders join market using (locale)
      where placed_at >= ${days.from}::date - 1 and placed_at < ${days.to}::date + 2 and state <> all(${unsold})
        and not exists (select from order_exchange where order_exchange.order_number = orders.order_number)
    ), given_back as (
      select (refund.at at time zone zone)::date as day, currency, amount
      from order_refund as refund join orders using (order_number) join market using (locale)
      where refund.at >= ${days.from}::date - 1 and refund.at < ${days.to}::date + 2
        and refund.state = 'refunded' and orders.state <> all(${unsold})
        and not exists (select from order_exchange where order_exchange.order_number = orders.order_number)
    ), moved as (
      select day, currency, 1 as orders, units, sales, 0::bigint as refunded from sold
      union all select day, currency, 0, 0, 0, amount from given_back
    )
    select to_char(day, 'YYYY-MM-DD') as day, currency, sum(orders)::int as orders, sum(units)::int as units,
           sum(sales)::float8 as sales, sum(refunded)::float8 as refunded
    from moved where day between ${days.from}::date and ${days.to}::date
    group by moved.day, currency`.execute(db);
  return rows;
}
