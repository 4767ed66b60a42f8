import { claimDueParcels, lookAgain } from '@eyelet/db/parcels/parcel.ts';
import type { Shop } from '../kernel/shop.ts';
import { takeUpdate } from './take-update.ts';

/** Parcels that one run asks about. */
const most = 200;

/** A parcel of which nothing is known after this time is given up. */
const patienceMs = 90 * 24 * 3_600_000;

/** After a failure a parcel waits as long as the claim holds. */
const claimMs = 10 * 60_000;

/** Asks the service of the carriers about the parcels whose time has come; returns how many. */
export async function followParcels(shop: Shop): Promise<number> {
  const { database, carriers, clock, log } = shop;
  if (!carriers) return 0;
  const now = clock();
  const parcels = await claimDueParcels(database.db, {
    now,
    againAt: new Date(now.getTime() + claimMs),
    limit: most,
  });
  for (const parcel of parcels) {
    const { carrier, tracking_number: trackingNumber, handed_over_at: handedOverAt, promised_to: promisedTo } = parcel;
    try {
      const update = await carriers.look({ carrier, trackingNumber, handedOverAt, promisedTo }, now);
      if (update) await takeUpdate(shop, update);
      const isGivenUp = now.getTime() - handedOverAt.getTime() > patienceMs;
      const next = update && !isGivenUp ? new Date(now.getTime() + carriers.lookEveryMs) : null;
      await lookAgain(database.db, parcel.parcel_id, next);
    } catch (error) {
      // One that fails must not block the others.
      log.warn(
        { err: error, carrier, service: carriers.name },
        'a parcel could not be looked up and is left to a later run',
      );
    }
  }
  return parcels.length;
}
