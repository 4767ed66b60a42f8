import { sql } from 'kysely';
import type { Reader } from '../database.ts';

/** Gift cards of a row of `line`, of `order_line`, that are neither cancelled nor issued. */
const unissued = sql<number>`(line.qty - coalesce((
    select sum(gone.qty) from order_cancelled_line as gone
    where gone.order_number = line.order_number and gone.line_no = line.line_no), 0) - (
    select count(*) from gift_card as card where card.order_number = line.order_number and card.line_no = line.line_no
  ))::int`;

/** Rows of `capture`: what was to be captured with the placing of an order that has gift cards which wait for it, and is refused. */
export const refusedOfCards = sql`from order_capture as capture join orders using (order_number)
  where capture.state = 'refused' and capture.reason = 'placing' and orders.state <> 'cancelled' and exists (
    select from order_line as line
    where line.order_number = capture.order_number and line.gift_card is not null and ${unissued} > 0)`;

/**
 * Units of some lines of an order whose gift cards wait for a capture that its provider refuses. None while one is under way, or once one
 * was given up: then no card is issued, and its money is released already.
 */
export async function unissuedCards(
  db: Reader,
  orderNumber: string,
  lineNos: readonly number[],
): Promise<ReadonlyMap<number, number>> {
  const { rows } = await sql<{ lineNo: number; units: number }>`
    select * from (
      select line_no as "lineNo", ${unissued} as units from order_line as line
      where order_number = ${orderNumber} and line_no = any(${[...lineNos]}::int[])
    ) as card
    where units > 0 and 'refused' = all (
      select state from order_capture where order_number = ${orderNumber} and reason = 'placing' and state <> 'captured'
    ) and exists (
      select from order_capture where order_number = ${orderNumber} and reason = 'placing' and state = 'refused'
    )`.execute(db);
  return new Map(rows.map(({ lineNo, units }) => [lineNo, units]));
}
