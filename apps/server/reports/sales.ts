import type { Reader } from '@eyelet/db/database.ts';
import { keptDays } from '@eyelet/db/reports/kept-days.ts';
import { sumSales } from '@eyelet/db/reports/sales.ts';
import type { Market } from '@eyelet/domain/markets/market.ts';
import { daysOf, type Period, periodsOf } from '@eyelet/domain/reports/period.ts';
import { type DaySales, sumByDay } from '@eyelet/domain/reports/sales.ts';

/** What was sold in some markets by day and currency: as it is kept, and counted for days that no market or not every one has kept. */
export async function readSales(db: Reader, period: Period, markets: readonly Market[]): Promise<readonly DaySales[]> {
  const byDay = Map.groupBy(await keptDays(db, period, markets), ({ day }) => day);
  const isKept = (day: string) => byDay.get(day)?.length === markets.length;
  const counted = await sumSales(db, periodsOf(daysOf(period).filter((day) => !isKept(day))), markets);
  const kept = [...byDay]
    .filter(([day]) => isKept(day))
    .flatMap(([day, all]) => all.flatMap(({ sales }) => sales.map((one) => ({ ...one, day }))));
  return sumByDay([...kept, ...counted]);
}
