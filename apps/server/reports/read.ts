import { readReport } from '@eyelet/contracts/reports/read.ts';
import type { ReportTotal } from '@eyelet/contracts/reports/report.ts';
import { readReportCounts } from '@eyelet/db/reports/counts.ts';
import { toAmount } from '@eyelet/domain/money/amount.ts';
import { periodBefore } from '@eyelet/domain/reports/period.ts';
import { averageOrder, everyDay, type Sales, totalsOf, within } from '@eyelet/domain/reports/sales.ts';
import { handle } from '../kernel/handle.ts';
import { Refusal } from '../kernel/refusal.ts';
import { readAsked } from './asked.ts';
import { readSales } from './sales.ts';
import { salesView } from './view.ts';

/** Figures of a period, beside those of the period of the same length before it. */
export const readReportHandler = handle(readReport, async ({ shop, now }, { query }) => {
  const asked = readAsked(query, now);
  if (asked instanceof Refusal) return asked;
  const { db } = shop.database;
  const { period, markets, timeZone } = asked;
  const before = periodBefore(period);
  const [all, counts] = await Promise.all([
    readSales(db, { from: before.from, to: period.to }, markets),
    readReportCounts(db, period, markets, timeZone),
  ]);
  const rows = within(period, all);
  const former = totalsOf(within(before, all));
  const { begun, ordered, announced, units, skus, soldOut } = counts;
  return {
    ...period,
    totals: totalsOf(rows).map((total) => totalView(total, former)),
    days: everyDay(period, rows).map(({ day, ...sales }) => ({ day, ...salesView(sales) })),
    carts: { begun, ordered },
    returns: { announced, units },
    stock: { skus, soldOut },
  };
});

function totalView(total: Sales, former: readonly Sales[]): ReportTotal {
  const before = former.find(({ currency }) => currency === total.currency);
  return {
    ...salesView(total),
    averageOrder: toAmount(averageOrder(total)),
    before: { orders: before?.orders ?? 0, sales: toAmount(before?.sales ?? 0) },
  };
}
