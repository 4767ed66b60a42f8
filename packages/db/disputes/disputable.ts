import { sql } from 'kysely';
import type { Reader } from '../database.ts';

export type DisputablePayment = Readonly<{ orderNumber: string; key: string; amount: number }>;

/** Payments of an owner that a provider has taken, those of the latest orders first. */
export async function disputablePayments(
  db: Reader,
  { owner, provider }: Readonly<{ owner: string; provider: string }>,
): Promise<readonly DisputablePayment[]> {
  return db
    .selectFrom('order_payment')
    .innerJoin('orders', 'orders.order_number', 'order_payment.order_number')
    .select(['orders.order_number as orderNumber', 'idempotency_key as key'])
    .select(sql<number>`case when by_parcel then taken else amount end`.as('amount'))
    .where('orders.owner', '=', owner)
    .where('order_payment.provider', '=', provider)
    .where(sql<boolean>`(order_payment.state = 'captured' and not by_parcel or taken > 0)`)
    .orderBy('orders.placed_at', 'desc')
    .limit(20)
    .execute();
}
