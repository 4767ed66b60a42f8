import type { Transaction } from '@eyelet/db/database.ts';
import { holdsGoods } from '@eyelet/db/disputes/dispute.ts';
import { type ShipmentKey, shipmentRows } from '@eyelet/db/orders/shipment.ts';
import { leaveWithLabel } from '@eyelet/db/parcels/end-labels.ts';
import { endParcels, writeParcel } from '@eyelet/db/parcels/parcel.ts';
import { waitingUnits } from '@eyelet/db/parcels/unit.ts';
import type { Tables } from '@eyelet/db/tables/tables.ts';
import { leavesShop, nextSteps, type ShipmentStep } from '@eyelet/domain/orders/shipping.ts';
import { trackingNumberOf } from '@eyelet/domain/parcels/tracking-number.ts';
import { lockedState } from '../stored-orders/order-state.ts';
import { type HandedTo, progressOf, reachStep } from './reach-step.ts';
import { toldBeforeOf } from './told-before.ts';

export type RecordedStep = Readonly<{
  step: ShipmentStep;
  /** With the carrier that all of a shipment is handed over to, or what has not left before. */
  parcel?: HandedTo | undefined;
  now: Date;
}>;

/**
 * `recorded` by this call; `before`: recorded already, with the same carrier; `impossible` in the state of the order or
 * the shipment, or while no place has some of its pieces; `held`: its payment is disputed, and nothing leaves until staff say so; `taken`: the number is on the parcel of another shipment that is under way; `unknown`: there is no such
 * shipment.
 */
export type StepOutcome = 'recorded' | 'before' | 'impossible' | 'taken' | 'held' | 'unknown';

/**
 * Records that a shipment has reached a step, once, with its fact. The state of the order follows its least advanced
 * shipment. The order is locked, so that a shopper's cancellation and the warehouse's step are handled one after the
 * other.
 */
export async function recordStep(
  tx: Transaction<Tables>,
  key: ShipmentKey,
  { step, parcel, now }: RecordedStep,
): Promise<StepOutcome> {
  const { orderNumber, shippingId } = key;
  const state = await lockedState(tx, orderNumber);
  const rows = await shipmentRows(tx, orderNumber);
  const row = rows.find((one) => one.shipping_id === shippingId);
  if (state === undefined || !row) return 'unknown';
  if (progressOf(row)[step]) {
    const isSame =
      !parcel ||
      (row.carrier === parcel.carrier && trackingNumberOf(row.tracking_number ?? '') === parcel.trackingNumber);
    return isSame ? 'before' : 'impossible';
  }
  if (!nextSteps(state, progressOf(row)).includes(step)) return 'impossible';
  if (step !== 'delivered' && row.lacks_pieces) return 'impossible';
  if (leavesShop(row, step) && (await holdsGoods(tx, orderNumber))) return 'held';
  if (parcel) {
    const toldBefore = await toldBeforeOf(row, () => waitingUnits(tx, key));
    if ((await writeParcel(tx, key, { ...parcel, toldBefore, now })) === undefined) return 'taken';
    await leaveWithLabel(tx, key, { ...parcel, now });
  }
  if (step === 'delivered') await endParcels(tx, key);
  await reachStep(tx, key, { state, rows, row, step, parcel, now });
  return 'recorded';
}
