import type { Transaction } from '@eyelet/db/database.ts';
import { writeFacts } from '@eyelet/db/events/event.ts';
import { moveOrder } from '@eyelet/db/orders/move-order.ts';
import { type ShipmentKey, type ShipmentRow, updateShipment } from '@eyelet/db/orders/shipment.ts';
import type { Tables } from '@eyelet/db/tables/tables.ts';
import type { CarrierId } from '@eyelet/domain/orders/carriers.ts';
import type { OrderState } from '@eyelet/domain/orders/life-cycle.ts';
import { movesTo, type ShipmentProgress, type ShipmentStep, stateOfShipments } from '@eyelet/domain/orders/shipping.ts';

/** A carrier, and the number of a parcel with it. */
export type HandedTo = Readonly<{ carrier: CarrierId; trackingNumber: string }>;

type Reaching = Readonly<{
  /** Of the order, which is locked. */
  state: OrderState;
  /** All shipments of the order, and the one that reaches the step. */
  rows: readonly ShipmentRow[];
  row: ShipmentRow;
  now: Date;
}>;

/** An order and its shipments after a step. */
type Moved = Pick<Reaching, 'state' | 'rows'>;

/** Writes that a shipment has reached a step, with its fact, and moves its order as far as its least advanced shipment is. */
export async function reachStep(
  tx: Transaction<Tables>,
  key: ShipmentKey,
  { step, parcel, ...at }: Reaching & Readonly<{ step: ShipmentStep; parcel?: HandedTo | undefined }>,
): Promise<Moved> {
  const { row, now } = at;
  const travels = parcel ? { carrier: parcel.carrier, tracking_number: parcel.trackingNumber } : {};
  const moved = await change(tx, key, at, step, { [`${step}_at`]: now, ...travels, packed_at: row.packed_at ?? now });
  if (step === 'packed') return moved;
  const { orderNumber, shippingId } = key;
  const payload = { orderNumber, shippingId };
  await writeFacts(tx, [{ name: `shipment.${step}`, subject: orderNumber, payload }], now);
  return moved;
}

/** The same of a shipment of which a parcel has left, but not the last one. */
export async function leaveInPart(
  tx: Transaction<Tables>,
  key: ShipmentKey,
  { parcelId, ...at }: Reaching & Readonly<{ parcelId: number }>,
): Promise<void> {
  const { row, now } = at;
  await change(tx, key, at, 'partly shipped', { first_parcel_at: row.first_parcel_at ?? now });
  const { orderNumber, shippingId } = key;
  const payload = { orderNumber, shippingId, parcelId };
  await writeFacts(tx, [{ name: 'shipment.partly-shipped', subject: orderNumber, payload }], now);
}

async function change(
  tx: Transaction<Tables>,
  key: ShipmentKey,
  { state, rows, row, now }: Reaching,
  reason: string,
  changed: Parameters<typeof updateShipment>[2],
): Promise<Moved> {
  await updateShipment(tx, key, changed);
  const after = rows.map((one) => (one === row ? { ...row, ...changed } : one));
  const moves = movesTo(state, stateOfShipments(after.map(progressOf)));
  for (const move of moves) await moveOrder(tx, { orderNumber: key.orderNumber, move, reason, now });
  return { state: moves.at(-1)?.to ?? state, rows: after };
}

/** Only whether the times are set matters. */
type Reached = Pick<ShipmentRow, 'kind'> &
  Readonly<
    Record<'packed_at' | 'first_parcel_at' | 'shipped_at' | 'ready_at' | 'delivered_at' | 'cancelled_at', unknown>
  >;

/** How far a shipment is. */
export function progressOf(row: Reached): ShipmentProgress {
  const { kind, packed_at, first_parcel_at, shipped_at, ready_at, delivered_at, cancelled_at } = row;
  return {
    kind,
    packed: packed_at !== null,
    partlyShipped: first_parcel_at !== null && shipped_at === null,
    shipped: shipped_at !== null,
    ready: ready_at !== null,
    delivered: delivered_at !== null,
    cancelled: cancelled_at !== null,
  };
}
