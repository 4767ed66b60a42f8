import type { Reader, Transaction } from '../database.ts';
import type { Tables } from '../tables/tables.ts';

export type ScanRow = Readonly<{ state: string; at: Date; place: string }>;

/** What was reported of a parcel, the oldest first. */
export async function scansOf(db: Reader, parcelId: number): Promise<readonly ScanRow[]> {
  return db
    .selectFrom('parcel_scan')
    .select(['state', 'at', 'place'])
    .where('parcel_id', '=', parcelId)
    .orderBy('at')
    .execute();
}

/** Writes scans, each moment of a state once. */
export async function writeScans(
  tx: Transaction<Tables>,
  parcelId: number,
  scans: readonly ScanRow[],
  takenAt: Date,
): Promise<void> {
  if (scans.length === 0) return;
  await tx
    .insertInto('parcel_scan')
    .values(scans.map((scan) => ({ ...scan, parcel_id: parcelId, taken_at: takenAt })))
    .onConflict((on) => on.doNothing())
    .execute();
}
