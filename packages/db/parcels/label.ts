import { type Selectable, sql } from 'kysely';
import type { Reader, Transaction } from '../database.ts';
import type { ShipmentKey } from '../orders/shipment.ts';
import type { ParcelTables } from '../tables/parcels.ts';
import type { Tables } from '../tables/tables.ts';

/** A label without its picture, which only printing reads. */
export type LabelRow = Omit<Selectable<ParcelTables['parcel_label']>, 'pdf'>;

/** Of a label, without its picture. */
export const labelColumns = [
  ...(['label_id', 'order_number', 'shipping_id', 'return_id', 'place_id', 'carrier', 'grams', 'state'] as const),
  ...(['tries', 'mailed'] as const),
  ...(['next_try_at', 'problem', 'problem_detail', 'service', 'service_ref', 'tracking_number'] as const),
  ...(['cost', 'currency', 'asked_at', 'made_at', 'ended_at'] as const),
] as const;

const open = ['wanted', 'made', 'refused'] as const;

type LabelPlace = ShipmentKey & Readonly<{ placeId: string }>;

/** What a wish for a label says besides whose parcel it is. */
export type LabelWished = Pick<
  LabelRow,
  'label_id' | 'carrier' | 'grams' | 'service' | 'tries' | 'next_try_at' | 'asked_at'
>;

/** The members of a label that nobody has asked the service for. */
export const freshLabel = {
  ...{ state: 'wanted' as const, problem: null, problem_detail: null, service_ref: null, tracking_number: null },
  ...{ cost: null, currency: null, pdf: null, made_at: null, ended_at: null },
};

/** The labels that a desk shows of shipments at a place, or of one order at all places. */
export async function openLabels(
  db: Reader,
  of: Readonly<{ orderNumbers: readonly string[]; placeId?: string }>,
): Promise<readonly LabelRow[]> {
  if (of.orderNumbers.length === 0) return [];
  return db
    .selectFrom('parcel_label')
    .select(labelColumns)
    .where('order_number', 'in', of.orderNumbers)
    .where('return_id', 'is', null)
    .where('state', 'in', open)
    .$if(of.placeId !== undefined, (query) => query.where('place_id', '=', of.placeId ?? ''))
    .orderBy('place_id')
    .execute();
}

/** A label of a shipment in any state; undefined if the shipment has no such label. */
export async function findLabel(
  db: Reader,
  { orderNumber, shippingId, labelId }: ShipmentKey & Readonly<{ labelId: string }>,
): Promise<LabelRow | undefined> {
  return db
    .selectFrom('parcel_label')
    .select(labelColumns)
    .where('label_id', '=', labelId)
    .where('order_number', '=', orderNumber)
    .where('shipping_id', '=', shippingId)
    .executeTakeFirst();
}

/** The picture of a label that waits for its parcel; undefined if there is none any more. */
export async function pictureOf(
  db: Reader,
  { orderNumber, shippingId, labelId }: ShipmentKey & Readonly<{ labelId: string }>,
): Promise<Readonly<{ pdf: Buffer; tracking_number: string | null }> | undefined> {
  const row = await db
    .selectFrom('parcel_label')
    .select(['pdf', 'tracking_number'])
    .where('label_id', '=', labelId)
    .where('order_number', '=', orderNumber)
    .where('shipping_id', '=', shippingId)
    .where('state', '=', 'made')
    .executeTakeFirst();
  return row?.pdf ? { ...row, pdf: row.pdf } : undefined;
}

/** Writes the wish for a label, in a transaction that has locked its order and seen that there is no other. */
export async function wishLabel(
  tx: Transaction<Tables>,
  { orderNumber, shippingId, placeId }: LabelPlace,
  wish: LabelWished,
): Promise<LabelRow> {
  return tx
    .insertInto('parcel_label')
    .values({
      ...{ order_number: orderNumber, shipping_id: shippingId, return_id: null, place_id: placeId },
      ...{ ...freshLabel, ...wish },
    })
    .returning(labelColumns)
    .executeTakeFirstOrThrow();
}

/**
 * Takes labels of a service that are to be bought or taken back now, and leaves them to others only from `againAt` on,
 * so that none is lost with its process. Nobody waits for those of returns any more: they come by email.
 */
export async function claimDueLabels(
  db: Reader,
  { service, now, againAt, limit }: Readonly<{ service: string; now: Date; againAt: Date; limit: number }>,
): Promise<readonly LabelRow[]> {
  const { rows } = await sql<{ label_id: string }>`
    with due as (
      select label_id from parcel_label where next_try_at <= ${now} and service = ${service}
      order by next_try_at limit ${limit} for update skip locked
    )
    update parcel_label set next_try_at = ${againAt}, tries = tries + 1,
      mailed = mailed or (return_id is not null and state = 'wanted')
    from due
    where parcel_label.label_id = due.label_id returning parcel_label.label_id`.execute(db);
  if (rows.length === 0) return [];
  const ids = rows.map(({ label_id }) => label_id);
  return db.selectFrom('parcel_label').select(labelColumns).where('label_id', 'in', ids).orderBy('asked_at').execute();
}

/** Writes what the service calls a wished label, before it is bought; false if nobody wants it any more, or another process was faster. */
export async function nameLabel(db: Reader, labelId: string, ref: string): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('parcel_label')
    .set({ service_ref: ref })
    .where('label_id', '=', labelId)
    .where('state', '=', 'wanted')
    .where('service_ref', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

export type BoughtLabel = Readonly<{
  trackingNumber: string;
  cost: number | null;
  currency: string | null;
  pdf: Buffer;
}>;

/** Writes a label that was bought, and answers it; undefined if nobody wants it any more: it is taken back then. */
export async function keepLabel(
  tx: Transaction<Tables>,
  labelId: string,
  { trackingNumber, cost, currency, pdf }: BoughtLabel,
  now: Date,
): Promise<LabelRow | undefined> {
  return tx
    .updateTable('parcel_label')
    .set({ state: 'made', next_try_at: null, problem: null, problem_detail: null, made_at: now })
    .set({ tracking_number: trackingNumber, cost, currency, pdf })
    .where('label_id', '=', labelId)
    .where('state', '=', 'wanted')
    .returning(labelColumns)
    .executeTakeFirst();
}

/** What a try has come to that did not end well: `refused` for good, or again later. */
type LabelFailed = Readonly<{ problem: string; detail: string; againAt: Date | null }>;

/**
 * Writes down why a wished label is not there, and answers it; undefined if nobody wants it any more. One of a return that is tried again
 * comes by email.
 */
export async function failLabel(
  tx: Transaction<Tables>,
  labelId: string,
  { problem, detail, againAt }: LabelFailed,
): Promise<LabelRow | undefined> {
  return tx
    .updateTable('parcel_label')
    .set({ problem, problem_detail: detail, next_try_at: againAt })
    .set(againAt ? { mailed: sql<boolean>`mailed or return_id is not null` } : { state: 'refused' })
    .where('label_id', '=', labelId)
    .where('state', '=', 'wanted')
    .returning(labelColumns)
    .executeTakeFirst();
}

/** Ends taking a label back, or puts it off. */
export async function closeLabel(
  db: Reader,
  labelId: string,
  to: 'voided' | 'kept' | 'dropped' | Readonly<{ againAt: Date }>,
  now: Date,
): Promise<void> {
  await db
    .updateTable('parcel_label')
    .set(typeof to === 'string' ? { state: to, next_try_at: null, ended_at: now } : { next_try_at: to.againAt })
    .where('label_id', '=', labelId)
    .where('state', '=', 'voiding')
    .execute();
}

/** The label has left with a parcel, as its number says, whatever carrier was named and whichever parcel it was made for. */
export async function useLabel(
  tx: Transaction<Tables>,
  { trackingNumber }: Readonly<{ trackingNumber: string }>,
  now: Date,
): Promise<void> {
  await tx
    .updateTable('parcel_label')
    .set({ state: 'used', ended_at: now, pdf: null })
    .where('tracking_number', '=', trackingNumber)
    .where('state', '=', 'made')
    .execute();
}
