import { jsonArrayFrom } from 'kysely/helpers/postgres';
import type { Transaction } from '../database.ts';
import type { Tables } from '../tables/tables.ts';
import { type ParcelRow, parcelColumns } from './parcel.ts';
import type { ScanRow } from './scan.ts';

/** A parcel with its scans, the oldest first, what its shipment was promised, when the first parcel of it left, and the locale of its order. */
export type KnownParcel = ParcelRow &
  Readonly<{
    scans: readonly ScanRow[];
    promised_to: string | null;
    first_parcel_at: Date | null;
    locale: string;
  }>;

/** What is known of a parcel once its order is locked, in one statement, as carriers report many scans at once. */
export async function readParcel(tx: Transaction<Tables>, parcelId: number): Promise<KnownParcel> {
  const { scans, ...parcel } = await tx
    .selectFrom('parcel')
    .innerJoin('order_shipment', (on) =>
      on
        .onRef('order_shipment.order_number', '=', 'parcel.order_number')
        .onRef('order_shipment.shipping_id', '=', 'parcel.shipping_id'),
    )
    .innerJoin('orders', 'orders.order_number', 'parcel.order_number')
    .select(parcelColumns)
    .select(['order_shipment.promised_to', 'order_shipment.first_parcel_at', 'orders.locale'])
    .select((eb) =>
      jsonArrayFrom(
        eb
          .selectFrom('parcel_scan')
          .select(['state', 'at', 'place'])
          .whereRef('parcel_scan.parcel_id', '=', 'parcel.parcel_id')
          .orderBy('at'),
      ).as('scans'),
    )
    .where('parcel.parcel_id', '=', parcelId)
    .executeTakeFirstOrThrow();
  return { ...parcel, scans: scans.map((scan) => ({ ...scan, at: new Date(scan.at) })) };
}
