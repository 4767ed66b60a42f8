import { type CaptureRow, findAskedCapture } from '@eyelet/db/captures/capture.ts';
import { captureDone } from '@eyelet/db/captures/outcome.ts';
import { markCaptured } from '@eyelet/db/orders/mark.ts';
import { standingOfPayment } from '@eyelet/db/orders/read.ts';
import { closeNotice, keepNotices, type NoticeRow, openNotices } from '@eyelet/db/payments/notice.ts';
import { transact } from '@eyelet/db/placement/atomic.ts';
import type { Shop } from '../kernel/shop.ts';
import { wakeAnnouncer } from '../kernel/wake-announcer.ts';
import type { Notice } from '../payment-providers/provider.ts';
import { findOrder } from '../stored-orders/stored-order.ts';
import { endPayments, refuseCapture, refuseWhole } from './ask-captures.ts';
import { endRefund } from './refund.ts';
import { settleOrder } from './settle-order.ts';

/** How long a notice waits for an order that is being written; afterwards it belongs to none. */
const patienceMs = 60 * 60_000;

/**
 * Receives notices of a provider. They are stored first, so that none can get lost, and processed at once; if that is not
 * possible yet, a job retries it. A repeated notice changes nothing.
 */
export async function receiveNotices(shop: Shop, ...notices: readonly Notice[]): Promise<void> {
  const { database, payments, clock } = shop;
  const news = await keepNotices(database.pool, { provider: payments.name, receivedAt: clock(), notices });
  for (const notice of news) await settleNotice(shop, notice);
}

/** Retries unprocessed notices; returns how many were tried. */
export async function retryNotices(shop: Shop): Promise<number> {
  const open = await openNotices(shop.database.db, 200);
  for (const notice of open) {
    try {
      await settleNotice(shop, notice);
    } catch (error) {
      // A notice that fails must not block the others.
      shop.log.error({ err: error, notice: notice.notice_id }, 'a notice failed and is left to the next run');
    }
  }
  return open.length;
}

/**
 * Processes a notice. It is only a reason to ask the provider for the current state of the payment, so notices may come
 * in any order, late and more than once.
 */
async function settleNotice(shop: Shop, notice: NoticeRow): Promise<void> {
  const { database, payments: provider, clock } = shop;
  const { payment_key: key, topic, success, received_at } = notice;
  const now = clock();
  if (topic === 'refund') {
    await endRefund(shop, key, { state: success ? 'refunded' : 'refused', refundId: notice.notice_id });
    return closeNotice(database.db, notice, now);
  }
  const capture = topic === 'capture' ? await findAskedCapture(database.db, key) : undefined;
  if (capture) {
    await hearCapture(shop, capture, success);
    return closeNotice(database.db, notice, now);
  }
  const standing = await standingOfPayment(database.pool, key);
  if (!standing) {
    // The order may not be committed yet; a placement that was undone has none.
    if (now.getTime() - received_at.getTime() > patienceMs) await closeNotice(database.db, notice, now);
    return;
  }
  const { orderNumber, orderState, paymentState } = standing;
  const order = orderState === 'payment pending' ? await findOrder(database.pool, orderNumber) : undefined;
  if (order) await settleOrder(shop, order);
  else if (topic === 'payment' && orderState === 'cancelled') await provider.void(key, now);
  if (topic === 'capture' && !success) {
    // What is not marked as captured by now may still be by its process.
    const mayBeMarked = provider.parts !== undefined && paymentState === 'authorised';
    if (mayBeMarked && now.getTime() - received_at.getTime() <= patienceMs) return;
    await refuseWhole(shop, provider.parts, { ...standing, paymentKey: key }, 'notice');
    await endPayments(shop, orderNumber);
  } else if (topic === 'capture' && paymentState !== 'captured') {
    await markCaptured(database.db, key, now);
    wakeAnnouncer(database);
  }
  await closeNotice(database.db, notice, now);
}

/** Takes the provider's word on a capture in parts: a later refusal of what it had taken on counts, too. */
async function hearCapture(shop: Shop, capture: CaptureRow, success: boolean): Promise<void> {
  const one = { orderNumber: capture.order_number, askedKey: capture.asked_key };
  const { database, clock } = shop;
  if (success) await transact(database.db, (tx) => captureDone(tx, one, { reference: null, now: clock() }));
  else await refuseCapture(shop, { ...one, by: 'notice' });
  await endPayments(shop, one.orderNumber);
}
