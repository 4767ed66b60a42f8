import type { StoredShipment } from '../stored-orders/stored-order.ts';

/** The first and last day promised for a shipment; null if none is, as for digital goods. */
export function promisedDaysOf({ promised_from: from, promised_to: to }: StoredShipment) {
  return from === null || to === null ? null : { from, to };
}
