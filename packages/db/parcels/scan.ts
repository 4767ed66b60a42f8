import type { Reader, Transaction } from '../database.ts';
import type { Tables } from '../tables/tables.ts';
import type { ParcelRow } from './parcel.ts';

export type ScanRow = Readonly<{ state: string; at: Date; place: string }>;

/** What was reported of the other parcels of a shipment, by parcel. */
export async function scansOfOthers(
  db: Reader,
  { parcel_id, order_number, shipping_id }: Pick<ParcelRow, 'parcel_id' | 'order_number' | 'shipping_id'>,
): Promise<readonly (readonly ScanRow[])[]> {
  const rows = await db
    .selectFrom('parcel')
    .leftJoin('parcel_scan', 'parcel_scan.parcel_id', 'parcel.parcel_id')
    .select(['parcel.parcel_id', 'state', 'at', 'place'])
    .where('order_number', '=', order_number)
    .where('shipping_id', '=', shipping_id)
    .where('parcel.parcel_id', '<>', parcel_id)
    .execute();
  const others = Map.groupBy(rows, (row) => row.parcel_id);
  return [...others.values()].map((one) =>
    one.flatMap(({ state, at, place }) => (state && at ? [{ state, at, place: place ?? '' }] : [])),
  );
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
