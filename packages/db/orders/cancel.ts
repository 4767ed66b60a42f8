import { CompiledQuery, type Kysely } from 'kysely';
import type { Transaction } from '../database.ts';
import { transact } from '../placement/atomic.ts';
import { usesOf } from '../placement/end-claim.ts';
import type { StateChange } from '../tables/orders.ts';
import type { Tables } from '../tables/tables.ts';
import { lockOrderState } from './shipment.ts';

// Stock rows are locked in the same order as by the statements that take stock, so that they never deadlock.
const text = `
  with cancelled as (
    update orders set state = $5 where order_number = $1 and state = $4
    returning order_number, cart_id, locale
  ), ${usesOf('cancelled')}, given as (
    select order_line.upc, order_line_source.place_id, sum(order_line_source.qty)::int as qty
    from cancelled join order_line_source using (order_number) join order_line using (order_number, line_no)
    group by order_line.upc, order_line_source.place_id
  ), locked as (
    select stock.upc, stock.place_id, given.qty from stock join given using (upc, place_id)
    order by stock.upc, stock.place_id for update of stock
  ), restocked as (
    update stock set on_hand = stock.on_hand + locked.qty
    from locked where stock.upc = locked.upc and stock.place_id = locked.place_id
  ), history as (
    insert into order_history (order_number, entry_no, from_state, to_state, reason, at)
    select order_number,
           (select max(entry_no) + 1 from order_history where order_history.order_number = cancelled.order_number),
           $4, $5, 'cancelled by ' || $6::text, $2 from cancelled
  ), announced as (
    insert into event (name, subject, payload, correlation_id, at)
    select 'order.cancelled', order_number,
           jsonb_build_object('orderNumber', order_number, 'locale', locale, 'by', $6::text), $3, $2
    from cancelled
  )
  select order_number from cancelled`;

export type Cancelling = Readonly<{ orderNumber: string; move: StateChange; now: Date; correlationId: string | null }>;

const valuesOf = ({ orderNumber, move, now, correlationId }: Cancelling, by: 'shopper' | 'staff' | 'deadline') => [
  ...[orderNumber, now, correlationId, move.from, move.to, by],
];

/**
 * Cancels an order for its shopper, once, and gives back its stock, its codes and its promotions; the fact of it has the
 * money given back. False when the order is no longer in the first state of the move: somebody was faster, such as the
 * warehouse. The order is locked before, so that the statement sees the items that are cancelled at the same moment.
 */
export function cancelWhole(db: Kysely<Tables>, one: Cancelling): Promise<boolean> {
  return transact(db, async (tx) => {
    await lockOrderState(tx, one.orderNumber);
    const { rows } = await tx.executeQuery(CompiledQuery.raw(text, valuesOf(one, 'shopper')));
    return rows.length === 1;
  });
}

/**
 * The same in a transaction that has locked the order and looked at its shipments: by staff, as the last day for collecting it is over,
 * or by its shopper, who has cancelled the last of its items.
 */
export async function cancelLocked(
  tx: Transaction<Tables>,
  one: Cancelling,
  by: 'shopper' | 'staff' | 'deadline',
): Promise<void> {
  await tx.executeQuery(CompiledQuery.raw(text, valuesOf(one, by)));
}
