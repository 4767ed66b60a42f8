import { type Selectable, sql } from 'kysely';
import type { Reader, Transaction } from '../database.ts';
import type { StockTables } from '../tables/stock.ts';
import type { Tables } from '../tables/tables.ts';

export type MissingReport = Selectable<StockTables['missing_piece']>;

/** Units of a line that a place is to supply. */
export type SuppliedUnits = Readonly<{ lineNo: number; placeId: string; qty: number }>;

/** Everything that was not found for an order, the first report first. */
export async function missingReports(db: Reader, orderNumber: string): Promise<readonly MissingReport[]> {
  return db
    .selectFrom('missing_piece')
    .selectAll()
    .where('order_number', '=', orderNumber)
    .orderBy('reported_at')
    .orderBy('report_id')
    .execute();
}

/** Writes a report; false if its id is of another one. Until the transaction ends, others with the same id wait. */
export async function writeMissingReport(
  tx: Transaction<Tables>,
  report: Omit<MissingReport, 'found'>,
): Promise<boolean> {
  const { numInsertedOrUpdatedRows: written } = await tx
    .insertInto('missing_piece')
    .values({ ...report, supplied: JSON.stringify(report.supplied) })
    .onConflict((on) => on.column('report_id').doNothing())
    .executeTakeFirstOrThrow();
  return Number(written) === 1;
}

export async function findMissingReport(db: Reader, reportId: string): Promise<MissingReport | undefined> {
  return db.selectFrom('missing_piece').selectAll().where('report_id', '=', reportId).executeTakeFirst();
}

/** Counts pieces that a place has found again, of what it has missed for an order, the first report first; the order is locked. */
export async function countFound(
  tx: Transaction<Tables>,
  { orderNumber, placeId, upc, qty }: Readonly<{ orderNumber: string; placeId: string; upc: string; qty: number }>,
): Promise<void> {
  await sql`
    with open as (
      select report_id, qty - found as missed,
             sum(qty - found) over (order by reported_at, report_id) - (qty - found) as earlier
      from missing_piece where order_number = ${orderNumber} and place_id = ${placeId} and upc = ${upc}
    )
    update missing_piece as report set found = report.found + least(open.missed, ${qty}::int - open.earlier)::int
    from open where report.report_id = open.report_id and open.missed > 0 and open.earlier < ${qty}::int`.execute(tx);
}

/** Has other places supply units of lines of an order that one was to supply; the order is locked. */
export async function resupply(
  tx: Transaction<Tables>,
  orderNumber: string,
  from: string,
  units: readonly SuppliedUnits[],
): Promise<void> {
  if (units.length === 0) return;
  await sql`
    with moved as (
      select line_no, place_id, qty from jsonb_to_recordset(${JSON.stringify(
        units.map(({ lineNo, placeId, qty }) => ({ line_no: lineNo, place_id: placeId, qty })),
      )}::jsonb) as it (line_no int, place_id text, qty int)
    ), known as (
      -- Orders from before sources name the place in their lines.
      insert into order_line_source (order_number, line_no, place_id, qty)
      select order_number, line_no, ${from}, qty - (select sum(qty) from moved where moved.line_no = order_line.line_no)
      from order_line where order_number = ${orderNumber} and line_no in (select line_no from moved)
        and not exists (select from order_line_source as source
          where source.order_number = order_line.order_number and source.line_no = order_line.line_no)
    ), lessened as (
      update order_line_source as source set qty = source.qty - fewer.qty
      from (select line_no, sum(qty) as qty from moved group by line_no) as fewer
      where source.order_number = ${orderNumber} and source.line_no = fewer.line_no and source.place_id = ${from}
    )
    insert into order_line_source (order_number, line_no, place_id, qty)
    select ${orderNumber}, line_no, place_id, qty from moved
    on conflict (order_number, line_no, place_id) do update set qty = order_line_source.qty + excluded.qty`.execute(tx);
}
