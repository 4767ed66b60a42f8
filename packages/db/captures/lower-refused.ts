import { sql } from 'kysely';
import type { Transaction } from '../database.ts';
import { withPlacing } from '../orders/with-placing.ts';
import type { Tables } from '../tables/tables.ts';
import { tellPlacingPaid } from './outcome.ts';

/**
 * Lowers what captures with the placing of a locked order ask for that their provider has refused, the last one first: by so much is held
 * again that nobody has booked. Of which nothing is left is dropped and not waited for; its row stays, as keys are numbered by it. A
 * further try has a key of its own, so that it may ask for less. Where nothing else is waited for, what is kept is paid.
 */
export async function lowerRefused(
  tx: Transaction<Tables>,
  { orderNumber, amount }: Readonly<{ orderNumber: string; amount: number }>,
  now: Date,
): Promise<void> {
  await sql`
    with refused as (
      select capture_key, amount, sum(amount) over (order by idempotency_key desc, capture_key desc) - amount as later
      from order_capture where order_number = ${orderNumber} and reason = any(${[...withPlacing]}::text[]) and state = 'refused'
    ), less as (
      select capture_key, least(amount, ${amount}::int - later)::int as gone, amount <= ${amount}::int - later as is_all
      from refused where later < ${amount}
    ), lowered as (
      update order_capture as capture set
        amount = case when is_all then amount else amount - gone end,
        state = case when is_all then 'dropped' else state end,
        next_try_at = case when is_all then null else next_try_at end,
        cancelled = is_all
      from less where capture.capture_key = less.capture_key
      returning capture.idempotency_key as key, gone
    )
    update order_payment set booked = booked - held.amount
    from (select key, sum(gone)::int as amount from lowered group by key) as held
    where idempotency_key = held.key`.execute(tx);
  await tellPlacingPaid(tx, orderNumber, now);
}
