import { exportReport } from '@eyelet/contracts/reports/export.ts';
import { everyDay } from '@eyelet/domain/reports/sales.ts';
import { csvDownload } from '../kernel/csv-download.ts';
import { handle } from '../kernel/handle.ts';
import { Refusal } from '../kernel/refusal.ts';
import { readAsked } from './asked.ts';
import { readSales } from './sales.ts';
import { salesView } from './view.ts';

const columns = ['day', 'currency', 'orders', 'units', 'sales', 'refunded'];

/** The days of a report as a CSV file. */
export const exportReportHandler = handle(exportReport, async ({ shop, now }, { query }) => {
  const asked = readAsked(query, now);
  if (asked instanceof Refusal) return asked;
  const { period, markets } = asked;
  const rows = everyDay(period, await readSales(shop.database.db, period, markets));
  const views = rows.map(({ day, ...sales }) => ({ day, ...salesView(sales) }));
  return csvDownload(`sales-${period.from}-${period.to}.csv`, columns, views);
});
