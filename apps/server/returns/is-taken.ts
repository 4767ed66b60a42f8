import { isCaptureUnderWay } from '@eyelet/db/captures/capture.ts';
import type { Reader } from '@eyelet/db/database.ts';
import type { StoredOrder } from '../stored-orders/stored-order.ts';

/**
 * Whether all money of an order has been taken that is owed by now. Its provider takes it after the order is placed, in
 * its own time: goods can be back before, and only what was taken is given back or carried along to another order. What
 * is captured as parcels leave was taken once no capture is under way.
 */
export function isTaken({ payments }: Pick<StoredOrder, 'payments'>): boolean {
  return payments.every(
    ({ state, by_parcel, taken, booked }) => (state === 'captured' || by_parcel) && taken === booked,
  );
}

/**
 * Whether money may be given back for goods of an order: all of it has been taken, or what has not was refused. A
 * refund that exceeds what was taken waits until that is taken, too, or given up.
 */
export async function isDecided(db: Reader, stored: Pick<StoredOrder, 'payments' | 'orderNumber'>): Promise<boolean> {
  if (isTaken(stored)) return true;
  const isHeard = stored.payments.every(({ state, by_parcel }) => state === 'captured' || by_parcel);
  return isHeard && !(await isCaptureUnderWay(db, stored.orderNumber));
}
