import { sql } from 'kysely';
import type { Reader } from '../database.ts';
import type { Days, ReportMarket } from './sales.ts';

/** Figures that are counts of things rather than sums of money. */
export type ReportCounts = Readonly<{
  begun: number;
  ordered: number;
  announced: number;
  units: number;
  skus: number;
  soldOut: number;
}>;

/** Counts the carts, the returns of some markets, and the stock as it is; days of carts are those of a time zone. */
export async function readReportCounts(
  db: Reader,
  days: Days,
  markets: readonly ReportMarket[],
  timeZone: string,
): Promise<ReportCounts> {
  const { rows } = await sql<ReportCounts>`
    with carts as (
      select count(*)::int as begun, (count(*) filter (where state = 'ordered'))::int as ordered from cart
      where created_at >= ${days.from}::date::timestamp at time zone ${timeZone}
        and created_at < (${days.to}::date + 1)::timestamp at time zone ${timeZone}
        and state <> 'merged' and (state = 'ordered' or document -> 'lines' <> '[]'::jsonb)
    ), market (locale, zone) as (
      select * from unnest(${markets.map(({ header }) => header)}::text[], ${markets.map(({ timeZone: zone }) => zone)}::text[])
    ), sent_back as (
      select count(distinct return_id)::int as announced, coalesce(sum(qty), 0)::int as units
      from order_return join order_return_line using (return_id)
        join orders on orders.order_number = order_return.order_number join market using (locale)
      where created_at >= ${days.from}::date - 1 and created_at < ${days.to}::date + 2
        and (created_at at time zone zone)::date between ${days.from}::date and ${days.to}::date
    ), held as (
      select upc, sum(on_hand - reserved) as free from stock group by upc
    ), shelf as (
      select count(*)::int as skus, (count(*) filter (where free <= 0))::int as "soldOut" from held
    )
    select * from carts, sent_back, shelf`.execute(db);
  if (!rows[0]) throw new Error('counts without a row');
  return rows[0];
}
