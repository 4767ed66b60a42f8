import type { ShipmentRow } from '@eyelet/db/orders/shipment.ts';
import { laterDay } from '@eyelet/domain/parcels/later-day.ts';
import type { WaitingUnits } from '@eyelet/domain/parcels/units.ts';

/**
 * The day after the promised one that is known of a parcel before it leaves, as pieces in it were not found where they should have been; null if
 * none is. What waits is read for few orders only; without `units` all of it is in the parcel.
 */
export async function toldBeforeOf(
  { promised_to: promisedTo, moves }: Pick<ShipmentRow, 'promised_to' | 'moves'>,
  waitingUnits: () => Promise<readonly WaitingUnits[]>,
  units?: readonly WaitingUnits[],
): Promise<string | null> {
  if (promisedTo === null || moves.length === 0) return null;
  const waiting = await waitingUnits();
  const day = laterDay(units ?? waiting, waiting, moves);
  return day !== undefined && day > promisedTo ? day : null;
}
