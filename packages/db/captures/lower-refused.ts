import { sql } from 'kysely';
import type { Transaction } from '../database.ts';
import type { Tables } from '../tables/tables.ts';

/**
 * Lowers what captures with the placing of a locked order ask for that their provider has refused, the last one first: by so much is held
 * again that nobody has booked. Of which nothing is left is given up. A further try has a key of its own, so that it may ask for less.
 */
export async function lowerRefused(tx: Transaction<Tables>, orderNumber: string, amount: number): Promise<void> {
  await sql`
    with refused as (
      select capture_key, amount, sum(amount) over (order by idempotency_key desc, capture_key desc) - amount as later
      from order_capture where order_number = ${orderNumber} and reason = 'placing' and state = 'refused'
    ), less as (
      select capture_key, least(amount, ${amount}::int - later)::int as amount from refused where later < ${amount}
    ), lowered as (
      update order_capture as capture set
        amount = case when less.amount < capture.amount then capture.amount - less.amount else capture.amount end,
        state = case when less.amount < capture.amount then 'refused' else 'dropped' end,
        next_try_at = case when less.amount < capture.amount then next_try_at end
      from less where capture.capture_key = less.capture_key
      returning capture.idempotency_key as key, less.amount
    )
    update order_payment set booked = booked - gone.amount
    from (select key, sum(amount)::int as amount from lowered group by key) as gone
    where idempotency_key = gone.key`.execute(tx);
}
