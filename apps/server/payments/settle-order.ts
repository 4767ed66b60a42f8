import { markAuthorised } from '@eyelet/db/orders/mark.ts';
import { cancelChallenged, confirmChallenged } from '@eyelet/db/orders/settle-challenge.ts';
import { orderMove } from '@eyelet/domain/orders/life-cycle.ts';
import type { Shop } from '../kernel/shop.ts';
import { wakeAnnouncer } from '../kernel/wake-announcer.ts';
import type { StoredOrder } from '../stored-orders/stored-order.ts';

const confirming = orderMove('payment pending', 'confirmed');
const cancelling = orderMove('payment pending', 'cancelled');

/** Why a waiting order failed. `final`: whatever the provider says, since the buyer has given up. */
export type Failure = Readonly<{ reason: 'authentication' | 'timeout' | 'payment'; note: string; final?: boolean }>;

/**
 * Ends an order that waits for its payments, by the provider's answer alone: confirmed once all are authorised;
 * cancelled, with all payments voided, once one of them failed. Otherwise it keeps waiting, unless `giveUp` ends that.
 * However often it is called, concurrently or repeatedly, the order is confirmed or cancelled once.
 */
export async function settleOrder(
  order: StoredOrder,
  { database, payments: provider, clock, events }: Shop,
  options: Readonly<{ giveUp?: Failure; correlationId?: string }> = {},
): Promise<'confirmed' | 'cancelled' | 'waits'> {
  const { orderNumber } = order;
  const now = clock();
  const { giveUp, correlationId } = options;
  const facts = { orderNumber, locale: order.order.locale, ...(correlationId === undefined ? {} : { correlationId }) };
  const waiting = order.payments.filter(({ state }) => state === 'pending');
  const states = await Promise.all(waiting.map(({ idempotency_key: key }) => provider.find(key)));
  if (!giveUp?.final && states.every((state) => state?.kind === 'authorised')) {
    if (await confirmChallenged(database.pool, { orderNumber, move: confirming, now, correlationId })) {
      events.orderPlaced({ ...facts, total: order.order.total, currency: order.order.currency });
      wakeAnnouncer(database);
    }
    return 'confirmed';
  }
  const failed = states.some((state) => !state || ['declined', 'fraud', 'voided'].includes(state.kind));
  if (!failed && !giveUp) {
    // Finished payments are marked, so that the order shows the next challenge.
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
