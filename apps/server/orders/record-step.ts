import type { Transaction } from '@eyelet/db/database.ts';
import { writeFacts } from '@eyelet/db/events/event.ts';
import { moveOrder } from '@eyelet/db/orders/move-order.ts';
import { type ShipmentKey, type ShipmentRow, shipmentRows, updateShipment } from '@eyelet/db/orders/shipment.ts';
import { endParcels, writeParcel } from '@eyelet/db/parcels/parcel.ts';
import type { Tables } from '@eyelet/db/tables/tables.ts';
import type { CarrierId } from '@eyelet/domain/orders/carriers.ts';
import {
  movesTo,
  nextSteps,
  type ShipmentProgress,
  type ShipmentStep,
  stateOfShipments,
} from '@eyelet/domain/orders/shipping.ts';
import { trackingNumberOf } from '@eyelet/domain/parcels/tracking-number.ts';
import { lockedState } from '../stored-orders/order-state.ts';

export type RecordedStep = Readonly<{
  step: ShipmentStep;
  /** The carrier of a shipment that is handed over to one. */
  parcel?: Readonly<{ carrier: CarrierId; trackingNumber: string }> | undefined;
  now: Date;
}>;

/**
 * `recorded` by this call; `before`: recorded already, with the same carrier; `impossible` in the state of the order or
 * the shipment; `taken`: the number is on the parcel of another shipment that is under way; `unknown`: there is no such
 * shipment.
 */
export type StepOutcome = 'recorded' | 'before' | 'impossible' | 'taken' | 'unknown';

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
  if (parcel && !(await writeParcel(tx, key, { ...parcel, now }))) return 'taken';
  if (step === 'delivered') await endParcels(tx, key);
  const reached = { [`${step}_at`]: now };
  const travels = parcel ? { carrier: parcel.carrier, tracking_number: parcel.trackingNumber } : {};
  const changed = { ...reached, ...travels, packed_at: row.packed_at ?? now };
  await updateShipment(tx, key, changed);
  const after = rows.map((one) => progressOf(one === row ? { ...row, ...changed } : one));
  for (const move of movesTo(state, stateOfShipments(after))) {
    await moveOrder(tx, { orderNumber, move, reason: step, now });
  }
  if (step !== 'packed') {
    await writeFacts(
      tx,
      [{ name: `shipment.${step}`, subject: orderNumber, payload: { orderNumber, shippingId } }],
      now,
    );
  }
  return 'recorded';
}

/** Only whether the times are set matters. */
type Reached = Pick<ShipmentRow, 'kind'> &
  Readonly<Record<'packed_at' | 'shipped_at' | 'ready_at' | 'delivered_at', unknown>>;

/** The last step that a shipment has reached. */
export function progressOf(row: Reached): ShipmentProgress {
  const { kind, packed_at, shipped_at, ready_at, delivered_at } = row;
  return {
    kind,
    packed: packed_at !== null,
    shipped: shipped_at !== null,
    ready: ready_at !== null,
    delivered: delivered_at !== null,
  };
}
