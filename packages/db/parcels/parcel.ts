import { type Selectable, sql } from 'kysely';
import type { Reader, Transaction } from '../database.ts';
import type { ShipmentKey } from '../orders/shipment.ts';
import type { ParcelTables } from '../tables/parcels.ts';
import type { Tables } from '../tables/tables.ts';

/** Without what was known before it left, which its first told day is. */
export type ParcelRow = Omit<Selectable<ParcelTables['parcel']>, 'told_before'>;

/** Named one by one, as a statement that selects all columns is not prepared. */
export const parcelColumns = [
  'parcel.parcel_id',
  'parcel.order_number',
  'parcel.shipping_id',
  'parcel.carrier',
  'parcel.tracking_number',
  'parcel.handed_over_at',
  'parcel.expected_on',
  'parcel.expected_said_at',
  'parcel.told_on',
  'parcel.next_look_at',
] as const;

export type ParcelNumber = Readonly<{ carrier: string; trackingNumber: string }>;

/**
 * Writes a parcel of a shipment that was handed to its carrier, to be asked about at once, and returns its id; undefined
 * if its number is on another parcel that is under way. `toldBefore` is the later day that is known of its pieces, YYYY-MM-DD.
 */
export async function writeParcel(
  tx: Transaction<Tables>,
  { orderNumber, shippingId }: ShipmentKey,
  { carrier, trackingNumber, toldBefore, now }: ParcelNumber & Readonly<{ toldBefore: string | null; now: Date }>,
): Promise<number | undefined> {
  const row = await tx
    .insertInto('parcel')
    .values({
      ...{ order_number: orderNumber, shipping_id: shippingId, carrier, tracking_number: trackingNumber },
      ...{ handed_over_at: now, expected_on: null, expected_said_at: null, next_look_at: now },
      // What its shopper was told before it left holds for it too.
      ...{ told_on: toldBefore, told_before: toldBefore },
    })
    .onConflict((on) => on.columns(['carrier', 'tracking_number']).where('next_look_at', 'is not', null).doNothing())
    .returning('parcel_id')
    .executeTakeFirst();
  return row?.parcel_id;
}

/** The parcel of a shipment that has left last; undefined if none has. */
export async function lastParcel(db: Reader, { orderNumber, shippingId }: ShipmentKey): Promise<ParcelRow | undefined> {
  return db
    .selectFrom('parcel')
    .select(parcelColumns)
    .where('order_number', '=', orderNumber)
    .where('shipping_id', '=', shippingId)
    .orderBy('parcel_id', 'desc')
    .limit(1)
    .executeTakeFirst();
}

/** Nothing more is expected of the parcels of a shipment. */
export async function endParcels(tx: Transaction<Tables>, { orderNumber, shippingId }: ShipmentKey): Promise<void> {
  await tx
    .updateTable('parcel')
    .set({ next_look_at: null })
    .where('order_number', '=', orderNumber)
    .where('shipping_id', '=', shippingId)
    .where('next_look_at', 'is not', null)
    .execute();
}

/** The latest parcel of a number, which may be written in several ways; undefined if there is none, or several carriers have one and none is named. */
export async function findParcel(
  db: Reader,
  { carrier, numbers }: Readonly<{ carrier: string | null; numbers: readonly string[] }>,
): Promise<ParcelRow | undefined> {
  const rows = await db
    .selectFrom('parcel')
    .select(parcelColumns)
    .distinctOn('carrier')
    .where('tracking_number', 'in', numbers)
    .$if(carrier !== null, (query) => query.where('carrier', '=', carrier ?? ''))
    .orderBy('carrier')
    .orderBy('handed_over_at', 'desc')
    .orderBy('parcel_id', 'desc')
    .limit(2)
    .execute();
  return rows.length === 1 ? rows[0] : undefined;
}

export type ParcelChange = Partial<Pick<ParcelRow, 'expected_on' | 'expected_said_at' | 'told_on' | 'next_look_at'>>;

export async function updateParcel(tx: Transaction<Tables>, parcelId: number, change: ParcelChange): Promise<void> {
  if (Object.keys(change).length === 0) return;
  await tx.updateTable('parcel').set(change).where('parcel_id', '=', parcelId).execute();
}

export type DueParcel = ParcelRow & Readonly<{ promised_to: string | null }>;

/** Takes parcels that the service is to be asked about now, and leaves them to others only from `againAt` on. */
export async function claimDueParcels(
  db: Reader,
  { now, againAt, limit }: Readonly<{ now: Date; againAt: Date; limit: number }>,
): Promise<readonly DueParcel[]> {
  const { rows } = await sql<DueParcel>`
    with due as (
      select parcel_id from parcel where next_look_at <= ${now}
      order by next_look_at limit ${limit} for update skip locked
    )
    update parcel set next_look_at = ${againAt} from due, order_shipment
    where parcel.parcel_id = due.parcel_id and order_shipment.order_number = parcel.order_number
      and order_shipment.shipping_id = parcel.shipping_id
    returning parcel.*, order_shipment.promised_to`.execute(db);
  return rows;
}

/** Sets when the service is asked again about a parcel that is still under way; null: no more. */
export async function lookAgain(db: Reader, parcelId: number, at: Date | null): Promise<void> {
  await db
    .updateTable('parcel')
    .set({ next_look_at: at })
    .where('parcel_id', '=', parcelId)
    .where('next_look_at', 'is not', null)
    .execute();
}
