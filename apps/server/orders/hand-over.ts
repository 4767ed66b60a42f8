import type { Transaction } from '@eyelet/db/database.ts';
import { holdsGoods } from '@eyelet/db/disputes/dispute.ts';
import { type ShipmentKey, shipmentRows } from '@eyelet/db/orders/shipment.ts';
import { isSomewhere } from '@eyelet/db/orders/unplaced.ts';
import { leaveWithLabel } from '@eyelet/db/parcels/end-labels.ts';
import { writeParcel } from '@eyelet/db/parcels/parcel.ts';
import { unitsOfParcel, waitingUnits, writeUnits } from '@eyelet/db/parcels/unit.ts';
import type { Tables } from '@eyelet/db/tables/tables.ts';
import { nextSteps } from '@eyelet/domain/orders/shipping.ts';
import { type CountedUnits, isSameCount, unitsFor } from '@eyelet/domain/parcels/units.ts';
import { lockedState } from '../stored-orders/order-state.ts';
import { type HandedTo, leaveInPart, progressOf, reachStep } from './reach-step.ts';
import type { StepOutcome } from './record-step.ts';
import { toldBeforeOf } from './told-before.ts';

/** A parcel with some units of a shipment, and the place that packs it. */
export type HandedOver = HandedTo & Readonly<{ placeId: string; items: CountedUnits; now: Date }>;

/**
 * Hands a parcel with some units of a shipment over to its carrier, while the rest waits; the last one makes the shipment
 * shipped. `impossible` also if one of the units has left already. The order is locked, so that of two people who hand over the same units the
 * second is refused, and a cancellation comes before or after.
 */
export async function handOver(
  tx: Transaction<Tables>,
  key: ShipmentKey,
  { placeId, items, now, ...parcel }: HandedOver,
): Promise<StepOutcome> {
  const state = await lockedState(tx, key.orderNumber);
  const rows = await shipmentRows(tx, key.orderNumber);
  const row = rows.find((one) => one.shipping_id === key.shippingId);
  if (state === undefined || !row) return 'unknown';
  const before = await unitsOfParcel(tx, key, parcel);
  if (before) return isSameCount(before, items) ? 'before' : 'impossible';
  if (!nextSteps(state, progressOf(row)).includes('shipped')) return 'impossible';
  if (await holdsGoods(tx, key.orderNumber)) return 'held';
  const waiting = await waitingUnits(tx, key);
  const units = isSomewhere(placeId) ? unitsFor(waiting, placeId, items) : undefined;
  if (!units) return 'impossible';
  const toldBefore = await toldBeforeOf(row, async () => waiting, units);
  const parcelId = await writeParcel(tx, key, { ...parcel, toldBefore, now });
  if (parcelId === undefined) return 'taken';
  await writeUnits(tx, parcelId, units);
  await leaveWithLabel(tx, key, { ...parcel, placeId, now });
  const at = { state, rows, row, now };
  const sum = (of: CountedUnits) => of.reduce((all, { qty }) => all + qty, 0);
  if (sum(units) === sum(waiting)) await reachStep(tx, key, { ...at, step: 'shipped', parcel });
  else await leaveInPart(tx, key, { ...at, parcelId });
  return 'recorded';
}
