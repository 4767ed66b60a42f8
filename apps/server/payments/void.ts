import { dropRefused } from '@eyelet/db/captures/give-up.ts';
import { cancelledOrderKey } from '@eyelet/db/orders/cancelled-items.ts';
import { markVoided } from '@eyelet/db/orders/mark.ts';
import { lockOrderState } from '@eyelet/db/orders/shipment.ts';
import { transact } from '@eyelet/db/placement/atomic.ts';
import type { Shop } from '../kernel/shop.ts';
import { findOrder, type StoredPayment } from '../stored-orders/stored-order.ts';
import { askCaptures, endPayments } from './ask-captures.ts';
import { refundOrder } from './refund.ts';

/**
 * Undoes the payments of a failed order: voids what is authorised, and refunds what was captured. What is left of a
 * payment that was captured in part is released.
 */
export async function voidPayment(shop: Shop, orderNumber: string): Promise<void> {
  const { database, tenders, clock } = shop;
  let order = await findOrder(database.pool, orderNumber);
  if (order?.payments.some((one) => one.by_parcel)) {
    await endCaptures(shop, orderNumber);
    order = await findOrder(database.pool, orderNumber);
  }
  if (!order) throw new Error(`there is no order ${orderNumber}`);
  const isTaken = ({ state, booked }: StoredPayment) => state === 'captured' || booked > 0;
  for (const payment of order.payments) {
    if (isTaken(payment)) continue;
    const { idempotency_key: key, provider } = payment;
    await tenders.named(provider).void(key, clock());
    await markVoided(database.db, key);
  }
  if (!order.payments.some(isTaken)) return;
  await refundOrder(shop, { orderNumber, key: cancelledOrderKey(orderNumber), first: 'held' });
  await endPayments(shop, orderNumber);
}

/** Carries out what the provider may have been asked to capture, and gives up what it has refused. */
async function endCaptures(shop: Shop, orderNumber: string): Promise<void> {
  await askCaptures(shop, orderNumber);
  await transact(shop.database.db, async (tx) => {
    await lockOrderState(tx, orderNumber);
    await dropRefused(tx, { orderNumber }, shop.clock());
  });
}
