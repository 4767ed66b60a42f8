import type { Transaction } from '@eyelet/db/database.ts';
import type { ShipmentRow } from '@eyelet/db/orders/shipment.ts';
import { lastParcel } from '@eyelet/db/parcels/parcel.ts';
import { waitingUnits } from '@eyelet/db/parcels/unit.ts';
import type { Tables } from '@eyelet/db/tables/tables.ts';
import type { CarrierId } from '@eyelet/domain/orders/carriers.ts';
import type { OrderState } from '@eyelet/domain/orders/life-cycle.ts';
import { progressOf, reachStep } from './reach-step.ts';

type Left = Readonly<{
  orderNumber: string;
  /** Of the order, which is locked. */
  state: OrderState;
  /** All shipments of the order. */
  rows: readonly ShipmentRow[];
  now: Date;
}>;

/** Writes of shipments that have left in part that they have left as a whole, where nothing of them waits any more. */
export async function shipWhatLeft(tx: Transaction<Tables>, { orderNumber, now, ...at }: Left): Promise<void> {
  let { state, rows } = at;
  // A shipment of which pieces were missing: mostly the only one.
  for (const row of at.rows.filter((one) => progressOf(one).partlyShipped && one.cancelled_at === null)) {
    const key = { orderNumber, shippingId: row.shipping_id };
    const last = await lastParcel(tx, key);
    if (!last || (await waitingUnits(tx, key)).length > 0) continue;
    const parcel = { carrier: last.carrier as CarrierId, trackingNumber: last.tracking_number };
    ({ state, rows } = await reachStep(tx, key, { state, rows, row, step: 'shipped', parcel, now }));
  }
}
