import { type RawBuilder, sql } from 'kysely';
import type { Reader } from '../database.ts';
import { stillHeld } from './still-held.ts';
import { withPlacing } from './with-placing.ts';

const kept = sql`(line.qty - coalesce((
    select sum(gone.qty) from order_cancelled_line as gone
    where gone.order_number = line.order_number and gone.line_no = line.line_no), 0))`;

/** Gift cards of a row of `line`, of `order_line`, that are neither cancelled nor issued. */
export const unissued = sql<number>`(${kept} - (
    select count(*) from gift_card as card
    where card.order_number = line.order_number and card.line_no = line.line_no and card.unit_no <= ${kept}))::int`;

/**
 * Of some orders, those whose gift cards wait for captures with the placing that their provider refuses, and for nothing else; `since`: the
 * first of them was booked then. None while one is under way, once one was given up, as no card is issued then, or where a payment has
 * ended of which one is refused later: nothing of it is held that could be released.
 */
const waiting = (orderNumbers: RawBuilder<unknown>) => sql`
  select capture.order_number, min(capture.at) as since
  from order_capture as capture join order_payment using (idempotency_key)
  where capture.order_number in (${orderNumbers}) and capture.reason = any(${[...withPlacing]}::text[]) and capture.state <> 'captured' and not capture.cancelled
  group by capture.order_number having bool_and(capture.state = 'refused' and ${stillHeld})`;

/** Orders, by number, with gift cards that go by mail and wait for captures that are refused, and since when. */
export const ordersWithWaitingCards = sql`(
  select waiting.* from (${waiting(sql`select order_number from order_capture where state = 'refused'`)}) as waiting
  join orders using (order_number)
  where orders.state not in ('cancelled', 'refunded') and exists (
    select from order_line as line where line.order_number = orders.order_number
      and line.gift_card is not null and not coalesce((line.gift_card ->> 'printed')::boolean, false) and ${unissued} > 0))`;

/** Units of some lines of an order whose gift cards wait for captures that their provider refuses. */
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
    where units > 0 and exists (${waiting(sql`select ${orderNumber}::text`)})`.execute(db);
  return new Map(rows.map(({ lineNo, units }) => [lineNo, units]));
}
