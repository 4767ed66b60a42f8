import { endByParcel, heldByParcel } from '@eyelet/db/captures/by-parcel.ts';
import { askedCaptures } from '@eyelet/db/captures/capture.ts';
import { captureDone, captureRefused, type Refusal } from '@eyelet/db/captures/outcome.ts';
import { bookWhole } from '@eyelet/db/captures/refused-whole.ts';
import type { Transaction } from '@eyelet/db/database.ts';
import type { Standing } from '@eyelet/db/orders/read.ts';
import { lockOrderState } from '@eyelet/db/orders/shipment.ts';
import { transact } from '@eyelet/db/placement/atomic.ts';
import type { Tables } from '@eyelet/db/tables/tables.ts';
import { captureBy, isSettled, nextTry } from '@eyelet/domain/captures/due.ts';
import type { Shop } from '../kernel/shop.ts';
import { wakeAnnouncer } from '../kernel/wake-announcer.ts';
import type { PartCaptures } from '../tenders/tender.ts';

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

/** Records that a capture was refused, for an operator and a further try, or that it was given up; `book` writes it before, where it is not. */
export async function refuseCapture(
  { database, events, clock }: Pick<Shop, 'database' | 'events' | 'clock'>,
  one: Refusal,
  book?: (tx: Transaction<Tables>) => Promise<void>,
): Promise<void> {
  const outcome = await transact(database.db, async (tx) => {
    await lockOrderState(tx, one.orderNumber);
    await book?.(tx);
    return captureRefused(tx, one, nextTry, clock());
  });
  if (outcome === undefined) return;
  const facts = { orderNumber: one.orderNumber, paymentKey: one.askedKey };
  events.captureFailed(facts);
  if (outcome === 'given-up') events.captureGivenUp(facts);
  wakeAnnouncer(database);
}

type Whole = Pick<Standing, 'orderNumber' | 'placedAt'> & Readonly<{ paymentKey: string }>;

/**
 * Records that a provider has refused what was to be captured whole, at once or later by a notice: it is tried again as a part of all. A
 * provider that captures nothing in parts leaves it to an operator.
 */
export async function refuseWhole(
  shop: Pick<Shop, 'database' | 'events' | 'clock'>,
  parts: PartCaptures | undefined,
  { orderNumber, paymentKey: key, placedAt }: Whole,
  by: Refusal['by'],
): Promise<void> {
  if (!parts) return shop.events.captureFailed({ orderNumber, paymentKey: key });
  const state = by === 'notice' ? 'captured' : 'authorised';
  const whole = { orderNumber, key, captureBy: captureBy(placedAt, parts.holdDays), now: shop.clock(), state } as const;
  await refuseCapture(shop, { orderNumber, askedKey: key, by }, (tx) => bookWhole(tx, whole));
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
