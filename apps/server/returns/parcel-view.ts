import type { Return } from '@eyelet/contracts/returns/return.ts';
import type { Reader } from '@eyelet/db/database.ts';
import type { LabelRow } from '@eyelet/db/parcels/label.ts';
import { labelsOfReturns, withdrawnLabels } from '@eyelet/db/parcels/return-label.ts';
import { type FollowedReturn, parcelsOfReturns } from '@eyelet/db/parcels/return-parcel.ts';
import type { StoredReturn } from '@eyelet/db/returns/return.ts';
import { parcelOf } from '@eyelet/domain/orders/carriers.ts';
import { inOrder, type ParcelState } from '@eyelet/domain/parcels/scan.ts';

/** The labels that carriers make for some returns, those that were taken back, and the parcels that they are for. */
export type CarriedReturns = Readonly<{
  labels: readonly LabelRow[];
  withdrawn: readonly LabelRow[];
  parcels: readonly FollowedReturn[];
}>;

export async function carriedReturns(
  db: Reader,
  returns: readonly Readonly<{ return_id: string }>[],
): Promise<CarriedReturns> {
  const ids = returns.map(({ return_id }) => return_id);
  return {
    labels: await labelsOfReturns(db, ids),
    withdrawn: await withdrawnLabels(db, ids),
    parcels: await parcelsOfReturns(db, ids),
  };
}

/** The parcel of a return as the API answers it; null where its shopper sends it by themselves, or cannot with a label that was taken back. */
export function parcelView(carried: CarriedReturns, one: Sent): Return['parcel'] {
  if (takenBackOf(carried, one)) return null;
  const found = carried.parcels.find(({ return_id }) => return_id === one.return_id);
  const parcel = found && parcelOf(found.carrier, found.tracking_number);
  if (!found || !parcel) return null;
  const scans = found.scans.map((scan) => ({ ...scan, state: scan.state as ParcelState }));
  return {
    ...parcel,
    arrivedAt: found.arrived_at?.toISOString() ?? null,
    scans: inOrder(scans).map((scan) => ({ ...scan, at: scan.at.toISOString() })),
  };
}

/** The label that a carrier makes for a return; undefined if none does. */
export function carrierLabelOf({ labels }: CarriedReturns, returnId: string): LabelRow | undefined {
  return labels.find(({ return_id }) => return_id === returnId);
}

type Sent = Pick<StoredReturn, 'return_id' | 'state' | 'handed_over_at'>;

/** The label of a return that was taken back, while its parcel has not been sent otherwise and there is no other one. */
export function withdrawnLabelOf(carried: CarriedReturns, one: Sent): LabelRow | undefined {
  return carrierLabelOf(carried, one.return_id) ? undefined : takenBackOf(carried, one);
}

/** The same although another one is there or waited for. Labels are also taken back of returns that came without a scan, which keep their number. */
function takenBackOf({ withdrawn }: CarriedReturns, { return_id: returnId, state, handed_over_at }: Sent) {
  if (state !== 'announced' || handed_over_at !== null) return undefined;
  return withdrawn.find((label) => label.return_id === returnId);
}
