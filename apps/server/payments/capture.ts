import { markCaptured, markOnlyCaptured } from '@eyelet/db/orders/mark.ts';
import { paymentsOfOrders } from '@eyelet/db/orders/read.ts';
import { keepPaidCards } from '../cards/keep-paid-cards.ts';
import { gathering } from '../kernel/group.ts';
import type { Shop } from '../kernel/shop.ts';
import { wakeAnnouncer } from '../kernel/wake-announcer.ts';
import { CaptureRefused } from '../tenders/tender.ts';
import { refuseWhole } from './ask-captures.ts';
import { captureDue } from './capture-due.ts';
import { chooseByParcel } from './choose-by-parcel.ts';

const paymentsTogether = gathering(({ pool }, orderNumbers: readonly string[]) => paymentsOfOrders(pool, orderNumbers));

/** Marks the only payments of their orders as captured. */
const markTogether = gathering<Readonly<{ key: string; now: Date }>, undefined>(async ({ db }, marks) => {
  await markOnlyCaptured(
    db,
    marks.map(({ key }) => key),
    marks[0].now,
  );
  return marks.map(() => undefined);
});

/**
 * Captures the money of a confirmed order, once: the provider ignores a repeated capture. Nothing is captured of an
 * order that has been cancelled, so that nothing need be refunded. Where captures follow the parcels, only what is
 * handed over with the placing is captured of cards. What its provider refuses at once is tried again later, in
 * parts. A card that the buyer asked to save is saved after the capture.
 */
export async function capturePayment(shop: Shop, orderNumber: string): Promise<void> {
  const { database, tenders, clock } = shop;
  const order = await paymentsTogether(database, orderNumber);
  if (!order) throw new Error(`there is no order ${orderNumber}`);
  if (order.state === 'cancelled') return;
  const byParcel = await chooseByParcel(shop, order);
  for (const payment of order.payments) {
    if (payment.state !== 'authorised' || byParcel.has(payment.idempotency_key)) continue;
    const tender = tenders.named(payment.provider);
    try {
      await tender.capture(payment.provider_payment_id, payment.amount, clock());
    } catch (error) {
      if (!(error instanceof CaptureRefused) || !tender.parts) throw error;
      await refuseWhole(shop, tender.parts, { ...order, paymentKey: payment.idempotency_key }, 'answer');
      continue;
    }
    const key = payment.idempotency_key;
    if (order.payments.length === 1) await markTogether(database, { key, now: clock() });
    else await markCaptured(database.db, key, clock());
    wakeAnnouncer(database);
  }
  if (byParcel.size > 0) await captureDue(shop, orderNumber, 'placing');
  await keepPaidCards(shop, order);
}
