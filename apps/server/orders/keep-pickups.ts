import type { Transaction } from '@eyelet/db/database.ts';
import { writeFacts } from '@eyelet/db/events/event.ts';
import { cancelLocked } from '@eyelet/db/orders/cancel.ts';
import { setCollectUntil, type WaitingPickupRow, waitingPickups } from '@eyelet/db/orders/waiting-pickup.ts';
import { transact } from '@eyelet/db/placement/atomic.ts';
import type { Tables } from '@eyelet/db/tables/tables.ts';
import { localTime } from '@eyelet/domain/calendar/local-time.ts';
import { addDays } from '@eyelet/domain/delivery/days.ts';
import { defaultMarket, marketByHeader } from '@eyelet/domain/markets/markets.ts';
import { pickupStep, reminderDays } from '@eyelet/domain/orders/collecting.ts';
import { orderMove } from '@eyelet/domain/orders/life-cycle.ts';
import type { Shop } from '../kernel/shop.ts';
import { wakeAnnouncer } from '../kernel/wake-announcer.ts';
import { lockedState } from '../stored-orders/order-state.ts';
import { zoneOfStore } from '../stores/zone-of-store.ts';

/** Orders that one run looks at. */
const most = 500;
const dayMs = 24 * 3_600_000;
const move = orderMove('ready for pickup', 'cancelled');

/**
 * Reminds the buyers of orders that wait in their stores, and gives back what nobody has collected: the order is
 * cancelled, and its money and stock go back with it. Returns how many orders it has changed.
 */
export async function keepPickups(shop: Shop): Promise<number> {
  const { database, clock, settings, log } = shop;
  const now = clock();
  // A day more than any calendar is ahead; the rule decides by the one of the store.
  const asked = {
    readyBefore: new Date(now.getTime() - (settings.current()['pickups.days'] - reminderDays - 1) * dayMs),
    toldBefore: addDays(now.toISOString().slice(0, 10), 1),
  };
  let changed = 0;
  for (const { orderNumber } of await waitingPickups(database.db, { ...asked, limit: most })) {
    try {
      const isChanged = await transact(database.db, async (tx) => {
        await lockedState(tx, orderNumber);
        // Read again, as it may have been collected meanwhile.
        const [waiting] = await waitingPickups(tx, { ...asked, orderNumber, limit: 1 });
        return waiting !== undefined && takeStep(tx, shop, waiting, now);
      });
      if (isChanged) changed += 1;
    } catch (error) {
      // One that fails must not block the others.
      log.warn(
        { err: error, orderNumber },
        'a pickup could not be reminded of or given back and is left to a later run',
      );
    }
  }
  if (changed > 0) wakeAnnouncer(database);
  return changed;
}

async function takeStep(tx: Transaction<Tables>, shop: Shop, waiting: WaitingPickupRow, now: Date): Promise<boolean> {
  const { orderNumber, readyAt, storeId, collectUntil, locale } = waiting;
  const timeZone = zoneOfStore(shop, storeId, marketByHeader(locale) ?? defaultMarket);
  const dayOf = (instant: Date) => localTime(instant, timeZone).day;
  const days = shop.settings.current()['pickups.days'];
  const step = pickupStep({ readyOn: dayOf(readyAt), today: dayOf(now), collectUntil }, days);
  if (step === undefined) return false;
  if (step.kind === 'give-back') {
    await cancelLocked(tx, { orderNumber, move, now, correlationId: null }, 'deadline');
    return true;
  }
  await setCollectUntil(tx, orderNumber, step.until);
  await writeFacts(
    tx,
    [{ name: 'pickup.reminded', subject: orderNumber, payload: { orderNumber, day: step.until } }],
    now,
  );
  return true;
}
