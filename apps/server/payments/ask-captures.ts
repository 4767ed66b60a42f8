import { endByParcel, heldByParcel } from '@eyelet/db/captures/by-parcel.ts';
import { askedCaptures } from '@eyelet/db/captures/capture.ts';
import { captureDone, captureRefused, type Refusal } from '@eyelet/db/captures/outcome.ts';
import { bookWhole } from '@eyelet/db/captures/refused-whole.ts';
import type { Standing } from '@eyelet/db/orders/read.ts';
import { lockOrderState } from '@eyelet/db/orders/shipment.ts';
import { transact } from '@eyelet/db/placement/atomic.ts';
import { captureBy, isSettled, nextTry } from '@eyelet/domain/captures/due.ts';
import type { Shop } from '../kernel/shop.ts';
import { wakeAnnouncer } from '../kernel/wake-announcer.ts';

/**
 * Asks providers for the captures of an order that are booked, and ends its payments of which nothing is held any more.
 */
export async function askCaptures(shop: Shop, orderNumber: string): Promise<void> {
  const { database, tenders, clock } = shop;
  for (const { asked_key: askedKey, provider, provider_payment_id: paymentId, amount, currency } of await askedCaptures(
    database.db,
    orderNumber,
  )) {
    const { parts } = tenders.named(provider);
    if (!parts) throw new Error(`${provider} captures nothing in parts`);
    const state = await parts.capture({ key: askedKey, paymentId, amount, currency }, clock());
    if (state.kind === 'refused') await refuseCapture(shop, { orderNumber, askedKey, by: 'answer' });
    else {
      const done = { reference: state.captureId, now: clock() };
      await transact(database.db, (tx) => captureDone(tx, { orderNumber, askedKey }, done));
    }
  }
  await endPayments(shop, orderNumber);
}

/** Records that a capture was refused, for an operator and a further try, or that it was given up. */
export async function refuseCapture(
  { database, events, clock }: Pick<Shop, 'database' | 'events' | 'clock'>,
  one: Refusal,
): Promise<void> {
  const outcome = await transact(database.db, (tx) => captureRefused(tx, one, nextTry, clock()));
  if (outcome === undefined) return;
  const facts = { orderNumber: one.orderNumber, paymentKey: one.askedKey };
  events.captureFailed(facts);
  if (outcome === 'given-up') events.captureGivenUp(facts);
  wakeAnnouncer(database);
}

/**
 * Records that a provider has refused later what was captured whole: it is tried again as a part of all. False where the payment is not
 * marked as captured by now, so that its process may still do that. A provider that captures nothing in parts leaves it to an operator.
 */
export async function refuseWhole(
  shop: Pick<Shop, 'database' | 'events' | 'clock' | 'payments'>,
  { orderNumber, paymentKey, paymentState, placedAt }: Standing & Readonly<{ paymentKey: string }>,
): Promise<boolean> {
  const { database, events, clock, payments } = shop;
  const { parts } = payments;
  if (!parts) {
    events.captureFailed({ orderNumber, paymentKey });
    return true;
  }
  if (paymentState === 'authorised') return false;
  await transact(database.db, async (tx) => {
    await lockOrderState(tx, orderNumber);
    const whole = { orderNumber, key: paymentKey, captureBy: captureBy(placedAt, parts.holdDays), now: clock() };
    await bookWhole(tx, whole);
  });
  await refuseCapture(shop, { orderNumber, askedKey: paymentKey, by: 'notice' });
  return true;
}

/**
 * Releases what is left of payments that nothing more is captured of, and ends them. A provider that says later whether
 * it has captured is waited for, a day at most: what a capture that fails would have taken is captured again, so it
 * must not be released with the rest.
 */
export async function endPayments({ database, tenders, clock }: Shop, orderNumber: string): Promise<void> {
  for (const payment of await heldByParcel(database.db, orderNumber, clock())) {
    const { key, provider, booked, taken, released, isUnheard } = payment;
    if (!isSettled(payment) || taken < booked) continue;
    const tender = tenders.named(provider);
    if (released > 0 && isUnheard && tender.parts?.decidesLater) continue;
    if (booked === 0) await tender.void(key, clock());
    else if (released > 0) await tender.parts?.release(key, clock());
    await transact(database.db, (tx) => endByParcel(tx, { orderNumber, key }, clock()));
    wakeAnnouncer(database);
  }
}
