import type { Transaction } from '@eyelet/db/database.ts';
import type { ShipmentKey, ShipmentRow } from '@eyelet/db/orders/shipment.ts';
import { pieceMovesOf } from '@eyelet/db/packing/piece-move.ts';
import type { Tables } from '@eyelet/db/tables/tables.ts';
import { laterDay } from '@eyelet/domain/parcels/later-day.ts';
import type { WaitingUnits } from '@eyelet/domain/parcels/units.ts';

/** A parcel that leaves with some of the units that wait. */
type Leaving = Readonly<{
  row: Pick<ShipmentRow, 'promised_to'>;
  waiting: readonly WaitingUnits[];
  units: readonly WaitingUnits[];
}>;

/** The day after the promised one that is known of a parcel before it leaves, as pieces in it were not found where they should have been; null if none is. */
export async function toldBeforeOf(
  tx: Transaction<Tables>,
  { orderNumber, shippingId }: ShipmentKey,
  { row: { promised_to: promisedTo }, waiting, units }: Leaving,
): Promise<string | null> {
  if (promisedTo === null) return null;
  const moves = (await pieceMovesOf(tx, orderNumber)).filter((one) => one.shippingId === shippingId);
  const day = laterDay(units, waiting, moves);
  return day !== undefined && day > promisedTo ? day : null;
}
