import { sql } from 'kysely';
import type { Reader } from '../database.ts';
import { isBought } from '../orders/bought.ts';
import { unsold } from '../orders/unsold.ts';

/** Days, YYYY-MM-DD, the last included. */
export type Days = Readonly<{ from: string; to: string }>;

/** Sales and refunds of a day of a market in a currency, in minor units. */
export type MarketSales = Readonly<{
  locale: string;
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
 * What the orders of some markets came to in periods that have no day in common; days without any are left out. An order that was made of a return is
 * none of them: its goods were sold with the order that was returned, and what is given back for them is a refund of that one. What a bank
 * has taken back in a dispute that was lost was not sold, on whichever day it was ordered: it lowers the sales of its order, and an order
 * of which nothing is left does not count. A day is
 * that of the market's time zone, at most a day apart from that of UTC, so that the index over instants narrows the rows. Every time zone
 * is whole quarters of an hour apart from UTC, so that a day is asked for once for the orders of a quarter, not for each of thousands. Each
 * period is asked for by itself: joined to a list of periods, the planner took them for a ninth of all orders, and read the whole table.
 */
export async function sumSales(
  db: Reader,
  periods: readonly Days[],
  markets: readonly ReportMarket[],
): Promise<readonly MarketSales[]> {
  if (periods.length === 0) return [];
  const { rows } = await sql<MarketSales>`
    with market (locale, zone) as (
      select * from unnest(${markets.map(({ header }) => header)}::text[], ${markets.map(({ timeZone }) => timeZone)}::text[])
    ), disputed as (
      select order_number, sum(amount) as lost from dispute where state = 'lost' group by order_number
    ), sold as materialized (
      ${sql.join(periods.map(soldIn), sql` union all `)}
    ), given_back as (
      ${sql.join(periods.map(givenBackIn), sql` union all `)}
    ), moved as (
      select locale, first, last, (quarter at time zone zone)::date as day, currency, orders, units, sales, 0::bigint as refunded
      from sold join market using (locale)
      union all
      select locale, first, last, (at at time zone zone)::date, currency, 0, 0, 0, amount from given_back join market using (locale)
    )
    select locale, to_char(day, 'YYYY-MM-DD') as day, currency, sum(orders)::int as orders, sum(units)::int as units,
           sum(sales)::float8 as sales, sum(refunded)::float8 as refunded
    from moved where day between first and last
    group by locale, moved.day, currency`.execute(db);
  return rows;
}

/** Orders of a period, with a day before and after it, summed up by quarters of an hour. */
const soldIn = ({ from, to }: Days) => sql`
  select ${from}::date as first, ${to}::date as last, locale, date_bin('15 minutes', placed_at, 'epoch') as quarter, currency,
         count(*) as orders, sum(total_units) as units, sum(total - coalesce(lost, 0)) as sales
  from orders left join disputed using (order_number)
  where placed_at >= ${from}::date - 1 and placed_at < ${to}::date + 2
    and state <> all(${unsold}) and (lost is null or lost < total) and ${sql.raw(isBought)}
  group by locale, quarter, currency`;

/** Refunds of a period, with a day before and after it. */
const givenBackIn = ({ from, to }: Days) => sql`
  select ${from}::date as first, ${to}::date as last, locale, refund.at, currency, amount
  from order_refund as refund join orders using (order_number)
  where refund.at >= ${from}::date - 1 and refund.at < ${to}::date + 2
    and refund.state = 'refunded' and orders.state <> all(${unsold}) and ${sql.raw(isBought)}`;
