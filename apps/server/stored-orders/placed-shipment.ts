import type { DraftShipment } from '@eyelet/db/tables/order-draft.ts';
import type { PlacedShipment } from '@eyelet/domain/orders/taking.ts';

/** What decides whether a shipment is handed over with the placing. */
export function placedShipment({ kind, taken_at_once }: Pick<DraftShipment, 'kind' | 'taken_at_once'>): PlacedShipment {
  return { kind, takenAtOnce: taken_at_once };
}
