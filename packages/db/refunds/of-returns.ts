import { sql } from 'kysely';
import type { Reader } from '../database.ts';

/** When all that a return gives back one way was given: as store credit, or to what its order was paid with. */
export type RefundedReturn = Readonly<{ returnId: string; asCredit: boolean; at: Date }>;

/** What was given back of the returns of an order; none where some of it waits or was refused, or all of it was held only and never taken. */
export async function refundedReturns(db: Reader, orderNumber: string): Promise<readonly RefundedReturn[]> {
  const { rows } = await sql<RefundedReturn>`
    select one.return_id as "returnId", refund.as_credit as "asCredit", max(refund.done_at) as at
    from order_return as one join order_refund as refund using (order_number)
    where one.order_number = ${orderNumber}
      and starts_with(refund.refund_key, one.order_number || '-' || 'return-' || one.return_id || '-')
    group by one.return_id, refund.as_credit
    having bool_and(refund.state = 'refunded' and refund.done_at is not null) and sum(refund.amount) > sum(refund.released)`.execute(
    db,
  );
  return rows;
}
