import type { Reader } from '../database.ts';

/** Notes that the items of a cancelled order went back into a cart; true for the first caller only. */
export async function markRestored(db: Reader, orderNumber: string, now: Date): Promise<boolean> {
  const result = await db
    .updateTable('orders')
    .set({ restored_at: now })
    .where('order_number', '=', orderNumber)
    .where('state', '=', 'cancelled')
    .where('restored_at', 'is', null)
    .executeTakeFirst();
  return result.numUpdatedRows === 1n;
}

/** Notes that money that was held for an order has been given up. */
export async function markVoided(db: Reader, idempotencyKey: string): Promise<void> {
  await db
    .updateTable('order_payment')
    .set({ state: 'voided' })
    .where('idempotency_key', '=', idempotencyKey)
    .where('state', '=', 'authorised')
    .execute();
}

/** Notes that the money of an order has been captured. */
export async function markCaptured(db: Reader, idempotencyKey: string): Promise<void> {
  await db
    .updateTable('order_payment')
    .set({ state: 'captured' })
    .where('idempotency_key', '=', idempotencyKey)
    .where('state', '=', 'authorised')
    .execute();
}
