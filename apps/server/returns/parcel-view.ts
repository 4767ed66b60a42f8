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

/** The parcel of a return as the API answers it; null where its shopper sends it by themselves, or its label was taken back. */
export function parcelView({ parcels, withdrawn }: CarriedReturns, returnId: string): Return['parcel'] {
  if (withdrawn.some(({ return_id }) => return_id === returnId)) return null;
  const found = parcels.find(({ return_id }) => return_id === returnId);
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

/** The label of a return that was taken back, while its parcel has not been sent otherwise and there is no other one. */
export function withdrawnLabelOf(
  carried: CarriedReturns,
  { return_id: returnId, state, handed_over_at }: Pick<StoredReturn, 'return_id' | 'state' | 'handed_over_at'>,
): LabelRow | undefined {
  if (state !== 'announced' || handed_over_at !== null || carrierLabelOf(carried, returnId)) return undefined;
  return carried.withdrawn.find(({ return_id }) => return_id === returnId);
}
