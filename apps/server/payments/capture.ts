import { markCaptured } from '@eyelet/db/orders/mark.ts';
import { findOrder } from '@eyelet/db/orders/read.ts';
import type { Shop } from '../shop.ts';

/** Takes the money of a confirmed order, once: the provider ignores a repeated capture. */
export async function capturePayment(orderNumber: string, { database, payments, clock }: Shop): Promise<void> {
  const order = await findOrder(database.pool, orderNumber);
  if (!order) throw new Error(`there is no order ${orderNumber}`);
  for (const payment of order.payments) {
    if (payment.state !== 'authorised') continue;
    await payments.capture(payment.provider_payment_id, payment.amount, clock());
    await markCaptured(database.db, payment.idempotency_key);
  }
}
