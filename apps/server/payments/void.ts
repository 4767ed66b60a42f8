import { findOrder } from '@eyelet/db/orders/read.ts';
import type { Shop } from '../shop.ts';

/** Gives up the money of an order that came to nothing. */
export async function voidPayment(orderNumber: string, { database, payments, clock }: Shop): Promise<void> {
  const order = await findOrder(database.pool, orderNumber);
  if (!order) throw new Error(`there is no order ${orderNumber}`);
  for (const payment of order.payments) await payments.void(payment.idempotency_key, clock());
}
