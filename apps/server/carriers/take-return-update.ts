import { writeFacts } from '@eyelet/db/events/event.ts';
import { lockStateWithBuyer } from '@eyelet/db/orders/shipment.ts';
import {
  type FoundReturnParcel,
  parcelsOfReturns,
  writeArrival,
  writeReturnScans,
} from '@eyelet/db/parcels/return-parcel.ts';
import { transact } from '@eyelet/db/placement/atomic.ts';
import { freshScans, latestScan, type ParcelState, type ParcelUpdate } from '@eyelet/domain/parcels/scan.ts';
import type { Shop } from '../kernel/shop.ts';
import { wakeAnnouncer } from '../kernel/wake-announcer.ts';

/**
 * Takes in what a service says about the parcel of a return: its scans once each, in whichever order they come. That its carrier has it is a
 * fact, once, and when it has arrived is written. The order is locked, as by everything that changes a return. Places are not stored
 * once its buyer is erased.
 */
export async function takeReturnUpdate(
  { database, clock }: Pick<Shop, 'database' | 'clock'>,
  { scans }: Pick<ParcelUpdate, 'scans'>,
  { return_id: returnId, order_number: orderNumber, made_at }: FoundReturnParcel,
): Promise<'taken' | 'known'> {
  const now = clock();
  const isNew = await transact(database.db, async (tx) => {
    const hasBuyer = (await lockStateWithBuyer(tx, orderNumber)) !== undefined;
    const [parcel] = await parcelsOfReturns(tx, [returnId]);
    const known = (parcel?.scans ?? []).map((scan) => ({ ...scan, state: scan.state as ParcelState }));
    const fresh = freshScans(known, scans, made_at).map((scan) => (hasBuyer ? scan : { ...scan, place: '' }));
    if (fresh.length === 0) return false;
    await writeReturnScans(tx, returnId, fresh, now);
    const all = [...known, ...fresh];
    const latest = latestScan(all);
    const arrivedAt = latest?.state === 'delivered' ? latest.at : null;
    await writeArrival(tx, returnId, { arrivedAt, isOver: arrivedAt !== null || latest?.state === 'returning' });
    if (all.some(isMoving) && !known.some(isMoving)) {
      const payload = { orderNumber, returnId };
      await writeFacts(tx, [{ name: 'return.travelling', subject: orderNumber, payload }], now);
    }
    return true;
  });
  if (isNew) wakeAnnouncer(database);
  return isNew ? 'taken' : 'known';
}

/** Whether the carrier has the parcel, not only its announcement. */
const isMoving = ({ state }: Readonly<{ state: ParcelState }>) => state !== 'announced';
