import type { Selectable } from 'kysely';
import { sql } from 'kysely';
import type { Reader, Transaction } from '../database.ts';
import type { OrderTables } from '../tables/orders.ts';
import type { Tables } from '../tables/tables.ts';
import { nowhere } from './unplaced.ts';

/** Units of lines of an order that were cancelled at once, and what they were worth as they were paid. */
export type StoredCancellation = Selectable<OrderTables['order_cancellation']> &
  Readonly<{ lines: readonly Readonly<{ lineNo: number; qty: number; due: number }>[] }>;

/** The key of its refunds within the order, and the cause of its credit note. */
export const cancelledItemsKey = (cancellationId: string) => `items-${cancellationId}`;

/** The key of the refunds of an order that is cancelled whole, within it. */
export const cancelledOrderKey = (orderNumber: string) => `undo-${orderNumber}`;

/** The same with what of its refund was held only, and so never taken. */
export type SettledCancellation = StoredCancellation & Readonly<{ released: number }>;

/** The cancellations of items of an order, the oldest first. */
export async function cancellationsOf(db: Reader, orderNumber: string): Promise<readonly SettledCancellation[]> {
  const { rows } = await sql<SettledCancellation>`
    select order_cancellation.*, (
      select coalesce(sum(case payment.state when 'voided' then refund.amount else refund.released end), 0)::int
      from order_refund as refund join order_payment as payment using (idempotency_key)
      where refund.order_number = ${orderNumber}
        and starts_with(refund_key, ${`${orderNumber}-${cancelledItemsKey('')}`}::text || cancellation_id || '-')
    ) as released, (
      select json_agg(json_build_object('lineNo', line_no, 'qty', qty, 'due', due) order by line_no)
      from order_cancelled_line where order_cancelled_line.cancellation_id = order_cancellation.cancellation_id
    ) as lines
    from order_cancellation where order_number = ${orderNumber} order by at, cancellation_id`.execute(db);
  return rows;
}

/** A cancellation by its id, of any order. */
export async function findCancellation(
  db: Reader,
  cancellationId: string,
): Promise<Readonly<{ orderNumber: string }> | undefined> {
  return db
    .selectFrom('order_cancellation')
    .select('order_number as orderNumber')
    .where('cancellation_id', '=', cancellationId)
    .executeTakeFirst();
}

/** Units of each line that some place still supplies. */
export async function suppliedUnits(db: Reader, orderNumber: string): Promise<ReadonlyMap<number, number>> {
  const rows = await db
    .selectFrom('order_line_source')
    .select(['line_no', sql<number>`sum(qty)::int`.as('qty')])
    .where('order_number', '=', orderNumber)
    .groupBy('line_no')
    .execute();
  return new Map(rows.map(({ line_no, qty }) => [line_no, qty]));
}

/** Writes a cancellation with its lines. */
export async function insertCancellation(
  tx: Transaction<Tables>,
  { lines, ...row }: StoredCancellation,
): Promise<void> {
  const { cancellation_id, order_number } = row;
  await tx.insertInto('order_cancellation').values(row).execute();
  await tx
    .insertInto('order_cancelled_line')
    .values(lines.map(({ lineNo, qty, due }) => ({ cancellation_id, order_number, line_no: lineNo, qty, due })))
    .execute();
}

/**
 * Puts cancelled units back into stock where they were to come from. Pieces that no place has go first, and into no stock;
 * then the place that supplies least of a line is relieved, so that fewer parcels are sent.
 */
export async function giveUp(
  tx: Transaction<Tables>,
  orderNumber: string,
  units: readonly Readonly<{ lineNo: number; qty: number }>[],
): Promise<void> {
  const asked = JSON.stringify(units.map(({ lineNo, qty }) => ({ line_no: lineNo, qty })));
  // Stock rows are locked in the same order as by the statements that take stock, so that they never deadlock.
  await sql`
    with share as (
      select source.line_no, source.place_id, source.qty, asked.qty as wanted,
             sum(source.qty) over (partition by source.line_no order by source.place_id <> ${nowhere}, source.qty, source.place_id) - source.qty as others
      from order_line_source as source
        join jsonb_to_recordset(${asked}::jsonb) as asked (line_no int, qty int) using (line_no)
      where source.order_number = ${orderNumber}
    ), relieved as (
      select line_no, place_id, least(qty, greatest(0, wanted - others))::int as qty from share
    ), lowered as (
      update order_line_source as source set qty = source.qty - relieved.qty from relieved
      where source.order_number = ${orderNumber} and source.line_no = relieved.line_no
        and source.place_id = relieved.place_id and relieved.qty > 0
    ), given as (
      select order_line.upc, relieved.place_id, sum(relieved.qty)::int as qty
      from relieved join order_line on order_line.order_number = ${orderNumber} and order_line.line_no = relieved.line_no
      where relieved.qty > 0 group by order_line.upc, relieved.place_id
    ), locked as (
      select stock.upc, stock.place_id, given.qty from stock join given using (upc, place_id)
      order by stock.upc, stock.place_id for update of stock
    )
    update stock set on_hand = stock.on_hand + locked.qty
    from locked where stock.upc = locked.upc and stock.place_id = locked.place_id`.execute(tx);
}
