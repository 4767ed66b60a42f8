import { markShipmentReady, type ShipmentKey } from '@eyelet/db/orders/ready.ts';
import { orderMove } from '@eyelet/domain/orders/life-cycle.ts';
import type { Shop } from '../kernel/shop.ts';
import { wakeAnnouncer } from '../kernel/wake-announcer.ts';

const begin = orderMove('confirmed', 'in fulfilment');
const ready = orderMove('in fulfilment', 'ready for pickup');

/**
 * Marks a shipment as ready for collection in its store and notifies its buyer by mail, once. For the software of the
 * stores; false when there is nothing to do: it was ready before, is not collected, or its order is not paid or no
 * longer active.
 */
export async function markReady(
  { database, clock, events }: Pick<Shop, 'database' | 'clock' | 'events'>,
  shipment: ShipmentKey,
): Promise<boolean> {
  const isNew = await markShipmentReady(database.db, shipment, { begin, ready, now: clock() });
  if (isNew) {
    events.happened('shipment.ready', shipment);
    wakeAnnouncer(database);
  }
  return isNew;
}
