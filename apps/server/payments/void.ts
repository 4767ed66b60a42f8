import { markVoided } from '@eyelet/db/orders/mark.ts';
import type { Shop } from '../kernel/shop.ts';
import { findOrder } from '../stored-orders/stored-order.ts';
import { refundOrder } from './refund.ts';

/** Undoes the payments of a failed order: voids what is authorised, and refunds what was captured. */
export async function voidPayment(shop: Shop, orderNumber: string): Promise<void> {
  const { database, tenders, clock } = shop;
  const order = await findOrder(database.pool, orderNumber);
  if (!order) throw new Error(`there is no order ${orderNumber}`);
  for (const { idempotency_key: key, provider, state } of order.payments) {
    if (state === 'captured') continue;
    await tenders.named(provider).void(key, clock());
    await markVoided(database.db, key);
  }
  const isTaken = order.payments.some(({ state }) => state === 'captured');
  if (isTaken) await refundOrder(shop, { orderNumber, key: `undo-${orderNumber}` });
}
