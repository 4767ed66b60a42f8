import { dropRefused } from '@eyelet/db/captures/give-up.ts';
import { cancelledOrderKey } from '@eyelet/db/orders/cancelled-items.ts';
import { markCaptured, markVoided } from '@eyelet/db/orders/mark.ts';
import { lockOrderState } from '@eyelet/db/orders/shipment.ts';
import { transact } from '@eyelet/db/placement/atomic.ts';
import type { Shop } from '../kernel/shop.ts';
import { findOrder, type StoredPayment } from '../stored-orders/stored-order.ts';
import { CaptureRefused, type Voided } from '../tenders/tender.ts';
import { askCaptures, endPayments } from './ask-captures.ts';
import { refundOrder } from './refund.ts';

/**
 * Undoes the payments of a failed order: voids what is authorised, and refunds what was captured. What is left of a
 * payment that was captured in part is released.
 */
export async function voidPayment(shop: Shop, orderNumber: string): Promise<void> {
  const { database } = shop;
  let order = await findOrder(database.pool, orderNumber);
  if (order?.payments.some((one) => one.by_parcel)) {
    await endCaptures(shop, orderNumber);
    order = await findOrder(database.pool, orderNumber);
  }
  if (!order) throw new Error(`there is no order ${orderNumber}`);
  let isTaken = false;
  for (const payment of order.payments) {
    const isKnown = payment.state === 'captured' || payment.booked > 0;
    if (isKnown || (await release(shop, payment)) === 'captured') isTaken = true;
  }
  if (!isTaken) return;
  await refundOrder(shop, { orderNumber, key: cancelledOrderKey(orderNumber), first: 'held' });
  await endPayments(shop, orderNumber);
}

/**
 * Voids one payment. A process may have captured it and died, or lost the answer, before that was written: as the order is cancelled, nobody
 * captures it again, and its money would be kept. Captures by parcel have records of their own, and are carried out before.
 */
async function release(
  { database, tenders, clock }: Shop,
  { idempotency_key: key, provider, provider_payment_id: paymentId, amount, by_parcel: isByParcel }: StoredPayment,
): Promise<Voided> {
  const tender = tenders.named(provider);
  if ((await tender.void(key, clock())) === 'captured' && !isByParcel) {
    try {
      // What was only about to be captured is now, so that a refund finds it.
      await tender.capture(paymentId, amount, clock());
      await markCaptured(database.db, key, clock());
      return 'captured';
    } catch (error) {
      if (!(error instanceof CaptureRefused)) throw error;
      if ((await tender.void(key, clock())) === 'captured')
        throw new Error(`payment ${key} is captured again meanwhile`);
    }
  }
  await markVoided(database.db, key);
  return 'released';
}

/** Carries out what the provider may have been asked to capture, and gives up what it has refused. */
async function endCaptures(shop: Shop, orderNumber: string): Promise<void> {
  await askCaptures(shop, orderNumber);
  await transact(shop.database.db, async (tx) => {
    await lockOrderState(tx, orderNumber);
    await dropRefused(tx, { orderNumber }, shop.clock());
  });
}
