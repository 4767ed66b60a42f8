import { sql } from 'kysely';
import type { Database, Reader } from '../database.ts';
import { transact } from '../placement/atomic.ts';
import { type Days, type MarketSales, type ReportMarket, sumSales } from './sales.ts';

/** The figures of a day of a market that are kept; without rows if it had no sales. */
export type KeptDay = Readonly<{ locale: string; day: string; sales: readonly Omit<MarketSales, 'locale' | 'day'>[] }>;

export async function keptDays(
  db: Reader,
  { from, to }: Days,
  markets: readonly ReportMarket[],
): Promise<readonly KeptDay[]> {
  const { rows } = await sql<KeptDay>`
    select locale, to_char(day, 'YYYY-MM-DD') as day, sales from sales_day
    where locale = any(${markets.map(({ header }) => header)}::text[]) and day between ${from}::date and ${to}::date`.execute(
    db,
  );
  return rows;
}

/** Days from that of the first order to `upto` that one of the markets has not kept, the latest first. */
export async function daysToKeep(
  db: Reader,
  upto: string,
  markets: readonly ReportMarket[],
): Promise<readonly string[]> {
  const { rows } = await sql<{ day: string }>`
    select to_char(it, 'YYYY-MM-DD') as day
    from (select min(placed_at)::date - 1 as first from orders) as known,
      generate_series(first::timestamp, ${upto}::date::timestamp, interval '1 day') as it
    where (select count(*) from sales_day
      where sales_day.day = it::date and locale = any(${markets.map(({ header }) => header)}::text[])) < ${markets.length}
    order by it desc`.execute(db);
  return rows.map(({ day }) => day);
}

/**
 * Keeps the figures of a day, as they are once every change that is under way is committed: those that change a sale hold the lock too.
 */
export async function keepDay({ db }: Database, day: string, markets: readonly ReportMarket[]): Promise<void> {
  await transact(db, async (tx) => {
    await sql`select pg_advisory_xact_lock(hashtextextended('sales days', 0))`.execute(tx);
    const byLocale = Map.groupBy(await sumSales(tx, [{ from: day, to: day }], markets), ({ locale }) => locale);
    const rows = markets.map(({ header }) => ({
      locale: header,
      sales: (byLocale.get(header) ?? []).map(({ locale, day: _, ...sales }) => sales),
    }));
    await sql`
      insert into sales_day (locale, day, sales)
      select locale, ${day}::date, sales from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as it (locale text, sales jsonb)
      on conflict (locale, day) do update set sales = excluded.sales`.execute(tx);
  });
}
