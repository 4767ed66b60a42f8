import { sql } from 'kysely';
import type { Reader } from '../database.ts';

/**
 * What of payments a provider has refused to give back, in minor units. It is kept for trying those refunds again: they are decided, and
 * their buyers and papers say so.
 */
export async function keptOf(db: Reader, keys: readonly string[]): Promise<ReadonlyMap<string, number>> {
  const rows = await db
    .selectFrom('order_refund')
    .select(['idempotency_key', sql<number>`sum(amount - released)::int`.as('amount')])
    .where('kept', '=', true)
    .where('idempotency_key', 'in', [...keys])
    .groupBy('idempotency_key')
    .execute();
  return new Map(rows.map((row) => [row.idempotency_key, row.amount]));
}

/** A refund that a provider has refused, and that can be tried again. */
type RefusedRefund = Readonly<{
  refundKey: string;
  paymentKey: string;
  method: string;
  last4: string | null;
  /** What the provider has not given back, in minor units. */
  amount: number;
  at: Date;
}>;

/** Refunds of an order that a provider has refused, the oldest first. */
export async function refusedRefundsOf(db: Reader, orderNumber: string): Promise<readonly RefusedRefund[]> {
  return db
    .selectFrom('order_refund')
    .innerJoin('order_payment', 'order_payment.idempotency_key', 'order_refund.idempotency_key')
    .select(['refund_key as refundKey', 'order_payment.idempotency_key as paymentKey', 'method', 'card_last4 as last4'])
    .select([sql<number>`order_refund.amount - order_refund.released`.as('amount'), 'at'])
    .where('order_refund.order_number', '=', orderNumber)
    .where('kept', '=', true)
    .orderBy('at')
    .orderBy('refund_key')
    .execute();
}
