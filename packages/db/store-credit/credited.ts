import { sql } from 'kysely';
import type { Reader } from '../database.ts';

/** What of a refund of an order has become store credit, or is about to, in minor units; `key` names it within the order. */
export async function creditedOf(
  db: Reader,
  { orderNumber, key }: Readonly<{ orderNumber: string; key: string }>,
): Promise<number> {
  const { rows } = await sql<{ amount: number }>`
    select coalesce(sum(amount), 0)::int as amount from order_refund
    where order_number = ${orderNumber} and as_credit and starts_with(refund_key, ${`${orderNumber}-${key}-`}::text)`.execute(
    db,
  );
  return rows[0]?.amount ?? 0;
}

/** The same of the returns of an order, by their ids. */
export async function creditedOfReturns(db: Reader, orderNumber: string): Promise<ReadonlyMap<string, number>> {
  const { rows } = await sql<{ id: string; amount: number }>`
    select one.return_id as id, sum(refund.amount)::int as amount
    from order_return as one join order_refund as refund using (order_number)
    where one.order_number = ${orderNumber} and refund.as_credit
      and starts_with(refund.refund_key, one.order_number || '-' || 'return-' || one.return_id || '-')
    group by one.return_id`.execute(db);
  return new Map(rows.map(({ id, amount }) => [id, amount]));
}
