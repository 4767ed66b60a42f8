import { Readable } from 'node:stream';
import { exportReport } from '@eyelet/contracts/reports/export.ts';
import { readSales } from '@eyelet/db/reports/sales.ts';
import { everyDay } from '@eyelet/domain/reports/sales.ts';
import { stringify } from 'csv-stringify';
import { Download } from '../kernel/download.ts';
import { handle } from '../kernel/handle.ts';
import { Refusal } from '../kernel/refusal.ts';
import { readAsked } from './asked.ts';
import { salesView } from './view.ts';

const columns = ['day', 'currency', 'orders', 'units', 'sales', 'refunded'];

/** The days of a report as a file. */
export const exportReportHandler = handle(exportReport, async ({ shop, now }, { query }) => {
  const asked = readAsked(query, now);
  if (asked instanceof Refusal) return asked;
  const { period, markets } = asked;
  const rows = everyDay(period, await readSales(shop.database.db, period, markets));
  const lines = Readable.from(rows.map(({ day, ...sales }) => ({ day, ...salesView(sales) })));
  const name = `sales-${period.from}-${period.to}.csv`;
  return new Download(name, 'text/csv; charset=utf-8', lines.pipe(stringify({ header: true, columns })));
});
