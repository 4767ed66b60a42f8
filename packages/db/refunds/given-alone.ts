import { sql } from 'kysely';
import type { Reader } from '../database.ts';

/**
 * What somebody of the staff has given of an order without anybody else's approval, in minor units: money, and what was paid for the goods
 * that they sent again and that were not cancelled, and what they have given up of payments.
 */
export async function givenAloneBy(
  db: Reader,
  { orderNumber, staffId }: Readonly<{ orderNumber: string; staffId: string }>,
): Promise<number> {
  const { rows } = await sql<{ amount: number }>`
    select ((
      select coalesce(sum(amount), 0) from amount_refund
      where order_number = ${orderNumber} and asked_by = ${staffId} and state = 'done' and decided_by is null
    ) + (
      select coalesce(sum(worth), 0) from order_replacement join orders using (order_number)
      where root_order = ${orderNumber} and author_id = ${staffId} and state not in ('cancelled', 'refunded')
    ) + (
      select coalesce(sum(amount), 0) from payment_release
      where order_number = ${orderNumber} and released_by = ${staffId}
    ))::int as amount`.execute(db);
  return rows[0]?.amount ?? 0;
}
