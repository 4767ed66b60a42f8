import { sql } from 'kysely';
import type { Reader } from '../database.ts';

/** What a refund of an order has released, as it was held only, in minor units; `key` names the refund within the order. */
export async function releasedBy(
  db: Reader,
  { orderNumber, key }: Readonly<{ orderNumber: string; key: string }>,
): Promise<number> {
  const { rows } = await sql<{ released: number }>`
    select coalesce(sum(released), 0)::int as released from order_refund
    where order_number = ${orderNumber} and starts_with(refund_key, ${`${orderNumber}-${key}-`}::text)`.execute(db);
  return rows[0]?.released ?? 0;
}
