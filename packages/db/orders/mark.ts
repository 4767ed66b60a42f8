import type { Reader } from '../database.ts';

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
