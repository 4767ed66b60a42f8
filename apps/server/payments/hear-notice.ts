import { markCaptured } from '@eyelet/db/orders/mark.ts';
import { standingOfPayment } from '@eyelet/db/orders/read.ts';
import { closeNotice, keepNotice, type NoticeRow, openNotices } from '@eyelet/db/payments/notice.ts';
import type { Shop } from '../kernel/shop.ts';
import { wakeAnnouncer } from '../kernel/wake-announcer.ts';
import type { Notice } from '../payment-providers/provider.ts';
import { findOrder } from '../stored-orders/stored-order.ts';
import { endRefund } from './refund.ts';
import { settleOrder } from './settle-order.ts';

/** How long a notice may wait for an order that is being written; afterwards it is of none. */
const patienceMs = 60 * 60_000;

/**
 * Takes in what a provider has told. It is kept first, so it cannot get lost, and dealt with at once; what cannot be dealt
 * with yet is tried again by a job. A notice that comes again changes nothing.
 */
export async function hearNotice(notice: Notice, shop: Shop): Promise<void> {
  const { id, topic, key, success } = notice;
  const row = await keepNotice(shop.database.db, {
    provider: shop.payments.name,
    notice_id: id,
    topic,
    payment_key: key,
    success,
    received_at: shop.clock(),
  });
  if (row && row.settled_at === null) await settleNotice(row, shop);
}

/** Tries again what was left; returns how many notices it looked at. */
export async function hearAgain(shop: Shop): Promise<number> {
  const open = await openNotices(shop.database.db, 200);
  for (const notice of open) {
    try {
      await settleNotice(notice, shop);
    } catch (error) {
      // One that cannot be dealt with must not keep the others from it.
      shop.log.error({ err: error, notice: notice.notice_id }, 'a notice is left to the next round');
    }
  }
  return open.length;
}

/**
 * Does what follows from a notice. What it says of a payment is only a reason to ask the provider how the payment stands
 * now, so notices may come in any order, late and more than once.
 */
async function settleNotice(notice: NoticeRow, shop: Shop): Promise<void> {
  const { database, payments: provider, clock } = shop;
  const { payment_key: key, topic, success, received_at } = notice;
  const now = clock();
  if (topic === 'refund') {
    await endRefund(key, { state: success ? 'refunded' : 'refused', refundId: notice.notice_id }, shop);
    return closeNotice(database.db, notice, now);
  }
  const standing = await standingOfPayment(database.pool, key);
  if (!standing) {
    // The order may be on its way into the database; a placement that came to nothing has none.
    if (now.getTime() - received_at.getTime() > patienceMs) await closeNotice(database.db, notice, now);
    return;
  }
  const { orderNumber, orderState, paymentState } = standing;
  const order = orderState === 'payment pending' ? await findOrder(database.pool, orderNumber) : undefined;
  if (order) await settleOrder(order, shop);
  else if (topic === 'payment' && orderState === 'cancelled') await provider.void(key, now);
  if (topic === 'capture' && !success) shop.events.captureFailed({ orderNumber, paymentKey: key });
  else if (topic === 'capture' && paymentState !== 'captured') {
    await markCaptured(database.db, key, now);
    wakeAnnouncer(database);
  }
  await closeNotice(database.db, notice, now);
}
