import { markAuthorised } from '@eyelet/db/orders/mark.ts';
import { cancelChallenged, confirmChallenged } from '@eyelet/db/orders/settle-challenge.ts';
import { orderMove } from '@eyelet/domain/orders/life-cycle.ts';
import { movesOfTaking } from '@eyelet/domain/orders/taking.ts';
import type { Shop } from '../kernel/shop.ts';
import { wakeAnnouncer } from '../kernel/wake-announcer.ts';
import { placedShipment } from '../stored-orders/placed-shipment.ts';
import type { StoredOrder } from '../stored-orders/stored-order.ts';

const confirming = orderMove('payment pending', 'confirmed');
const cancelling = orderMove('payment pending', 'cancelled');

/** Why a waiting order failed. `final`: whatever the provider answers, since the buyer has given up. */
export type Failure = Readonly<{ reason: 'authentication' | 'timeout' | 'payment'; note: string; final?: boolean }>;

/**
 * Ends an order that waits for its payments, by the states that its tenders report: confirmed once all are authorised,
 * cancelled with its payments voided once one has failed. An order that still waits is left as it is, unless `giveUp`
 * says that its time is over. However often it is called, and by whichever process, the order is confirmed or cancelled
 * once.
 */
export async function settleOrder(
  { database, tenders, clock, events }: Shop,
  order: StoredOrder,
  options: Readonly<{ giveUp?: Failure; correlationId?: string }> = {},
): Promise<'confirmed' | 'cancelled' | 'waits'> {
  const { orderNumber } = order;
  const now = clock();
  const { giveUp, correlationId } = options;
  const facts = { orderNumber, locale: order.order.locale, ...(correlationId === undefined ? {} : { correlationId }) };
  const waiting = order.payments.filter(({ state }) => state === 'pending');
  const states = await Promise.all(
    waiting.map(({ provider, idempotency_key: key }) => tenders.named(provider).find(key)),
  );
  if (!giveUp?.final && states.every((state) => state?.kind === 'authorised')) {
    const taking = movesOfTaking(order.shipments.map(placedShipment));
    if (await confirmChallenged(database.pool, { orderNumber, move: confirming, taking, now, correlationId })) {
      wakeAnnouncer(database);
    }
    return 'confirmed';
  }
  const failed = states.some((state) => !state || ['declined', 'fraud', 'voided'].includes(state.kind));
  if (!failed && !giveUp) {
    // Authorised payments are marked, so that the order shows the next challenge.
    const done = waiting.filter((_, index) => states[index]?.kind === 'authorised');
    await markAuthorised(
      database.db,
      done.map(({ idempotency_key: key }) => key),
    );
    return 'waits';
  }
  const { reason, note }: Failure = giveUp ?? { reason: 'payment', note: 'payment refused' };
  if (await cancelChallenged(database.pool, { orderNumber, move: cancelling, reason: note, now, correlationId })) {
    events.orderFailed({ ...facts, reason });
    wakeAnnouncer(database);
  }
  return 'cancelled';
}
