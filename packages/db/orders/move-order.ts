import { sql } from 'kysely';
import type { Reader } from '../database.ts';
import type { StateChange } from '../tables/orders.ts';

export type Moving = Readonly<{ orderNumber: string; move: StateChange; reason: string; now: Date }>;

/** Moves an order from a state to another, with an entry of its history; false when it is in another state. */
export async function moveOrder(db: Reader, { orderNumber, move, reason, now }: Moving): Promise<boolean> {
  const { from, to } = move;
  const { rows } = await sql<{ order_number: string }>`
    with moved as (
      update orders set state = ${to} where order_number = ${orderNumber} and state = ${from} returning order_number
    )
    insert into order_history (order_number, entry_no, from_state, to_state, reason, at)
    select order_number, (select max(entry_no) + 1 from order_history where order_history.order_number = moved.order_number),
           ${from}, ${to}, ${reason}, ${now} from moved
    returning order_number`.execute(db);
  return rows.length === 1;
}
