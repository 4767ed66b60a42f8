import type { ShipmentKey } from '@eyelet/db/orders/shipment.ts';
import { transact } from '@eyelet/db/placement/atomic.ts';
import type { Shop } from '../kernel/shop.ts';
import { wakeAnnouncer } from '../kernel/wake-announcer.ts';
import { recordStep } from './record-step.ts';

/**
 * Marks a shipment as ready for collection in its store and notifies its buyer by mail, once; for the software of
 * stores. False if there is nothing to do: it was ready before, is not collected, or its order is not paid or no longer
 * active.
 */
export async function markReady(
  { database, clock }: Pick<Shop, 'database' | 'clock'>,
  shipment: ShipmentKey,
): Promise<boolean> {
  const outcome = await transact(database.db, (tx) => recordStep(tx, shipment, { step: 'ready', now: clock() }));
  const isNew = outcome === 'recorded';
  if (isNew) wakeAnnouncer(database);
  return isNew;
}
