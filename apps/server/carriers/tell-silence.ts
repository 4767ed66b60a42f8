import { writeFacts } from '@eyelet/db/events/event.ts';
import { lockOrderState } from '@eyelet/db/orders/shipment.ts';
import { updateParcel } from '@eyelet/db/parcels/parcel.ts';
import { type SilentParcel, silentParcels } from '@eyelet/db/parcels/silent.ts';
import { transact } from '@eyelet/db/placement/atomic.ts';
import { localTime } from '@eyelet/domain/calendar/local-time.ts';
import { addDays } from '@eyelet/domain/delivery/days.ts';
import { defaultMarket, marketByHeader } from '@eyelet/domain/markets/markets.ts';
import { dayAfterSilence } from '@eyelet/domain/parcels/silence.ts';
import type { Shop } from '../kernel/shop.ts';
import { wakeAnnouncer } from '../kernel/wake-announcer.ts';

/** Parcels that one run looks at. */
const most = 500;

/**
 * Tells shoppers, once, that a parcel is late whose promised day is over without a word from its carrier, and when it is
 * expected now. Returns how many. Without a service of carriers nobody would know that a parcel has arrived.
 */
export async function tellSilence({ database, carriers, clock }: Shop): Promise<number> {
  if (!carriers) return 0;
  const now = clock();
  // A day more than any calendar is ahead; the rule decides by the one of the market.
  const promisedBefore = addDays(now.toISOString().slice(0, 10), 1);
  let told = 0;
  for (const { parcelId, orderNumber } of await silentParcels(database.db, { promisedBefore, limit: most })) {
    told += await transact(database.db, async (tx) => {
      await lockOrderState(tx, orderNumber);
      // Read again, as it may have been reported meanwhile.
      const [parcel] = await silentParcels(tx, { promisedBefore, parcelId, limit: 1 });
      const day = parcel && dayOf(parcel, now);
      if (!parcel || day === undefined) return 0;
      const { shippingId, isPart } = parcel;
      await updateParcel(tx, parcelId, { told_on: day });
      const payload = { orderNumber, shippingId, day, ...(isPart ? { parcelId } : {}) };
      await writeFacts(tx, [{ name: 'shipment.delayed', subject: orderNumber, payload }], now);
      return 1;
    });
  }
  if (told > 0) wakeAnnouncer(database);
  return told;
}

function dayOf({ locale, promisedTo, country }: SilentParcel, now: Date): string | undefined {
  const market = marketByHeader(locale) ?? defaultMarket;
  return dayAfterSilence(promisedTo, localTime(now, market.timeZone), country ?? market.country);
}
