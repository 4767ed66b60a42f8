import { type RawBuilder, sql } from 'kysely';
import type { Reader, Transaction } from '../database.ts';
import type { ShipmentKey } from '../orders/shipment.ts';
import type { Tables } from '../tables/tables.ts';
import { useLabel } from './label.ts';
import type { ParcelNumber } from './parcel.ts';

/**
 * What the service knows of may have been bought, also by a process that died before it could write that down, so it is
 * taken back; not before a process that may be buying it at this moment has finished. The rest is dropped.
 */
const end = (now: Date) => sql`
  update parcel_label set
    state = case when service_ref is null then 'dropped' else 'voiding' end,
    next_try_at = case when service_ref is null then null
                       when parcel_label.state = 'wanted' then greatest(next_try_at, ${now}::timestamptz)
                       else ${now}::timestamptz end,
    tries = 0, pdf = null, problem = null, problem_detail = null,
    ended_at = case when service_ref is null then ${now}::timestamptz end`;

/** Days in which the label of a return is used, longer than goods may take to be sent; carriers take back what has travelled nowhere. */
const daysToUse = 60;

const isOpen = sql`parcel_label.state in ('wanted', 'made', 'refused')`;
const isSent = sql`parcel_label.return_id is null`;
const isSeen = sql`exists (select from return_scan
  where return_scan.return_id = parcel_label.return_id and return_scan.state <> 'announced')`;

async function endWhere(db: Reader, now: Date, condition: RawBuilder<unknown>): Promise<number> {
  const { numAffectedRows } = await sql`${end(now)} where ${isOpen} and ${condition}`.execute(db);
  return Number(numAffectedRows ?? 0n);
}

/** Ends a label that somebody does without; false if it is not open any more. */
export async function endLabel(tx: Transaction<Tables>, labelId: string, now: Date): Promise<boolean> {
  return (await endWhere(tx, now, sql`label_id = ${labelId}`)) > 0;
}

/** Ends the labels of an order, as its address is another one, or those of a shipment at a place, as its parcel has left with another number. */
export async function endLabelsOf(
  tx: Transaction<Tables>,
  of: Readonly<{ orderNumber: string; shippingId?: string; placeId?: string }>,
  now: Date,
): Promise<number> {
  const { orderNumber, shippingId = null, placeId = null } = of;
  return endWhere(
    tx,
    now,
    sql`${isSent} and order_number = ${orderNumber} and (${shippingId}::text is null or shipping_id = ${shippingId})
        and (${placeId}::text is null or place_id = ${placeId})`,
  );
}

/**
 * A parcel leaves: the label with its number has left with it, also one that was made for another parcel. Others of the place are ended, without a place those of
 * the whole shipment.
 */
export async function leaveWithLabel(
  tx: Transaction<Tables>,
  key: ShipmentKey,
  parcel: ParcelNumber & Readonly<{ placeId?: string; now: Date }>,
): Promise<void> {
  const { placeId, now } = parcel;
  await useLabel(tx, parcel, now);
  await endLabelsOf(tx, { ...key, ...(placeId === undefined ? {} : { placeId }) }, now);
}

/**
 * Ends the labels of shipments that are cancelled or have left, in whichever way that came about, and of returns that have come, or whose
 * shopper has sent nothing in time; returns how many. Labels that their carrier has seen on a parcel are used.
 */
export async function endGoneLabels(db: Reader, now: Date): Promise<number> {
  const { numAffectedRows } = await sql`
    update parcel_label set state = 'used', ended_at = ${now}, pdf = null from order_return
    where parcel_label.state = 'made' and order_return.return_id = parcel_label.return_id and order_return.state <> 'announced'
      and ${isSeen}`.execute(db);
  const unused = sql`exists (select from order_return
    where order_return.return_id = parcel_label.return_id and order_return.state <> 'announced')`;
  const late = sql`return_id is not null and made_at < ${now}::timestamptz - make_interval(days => ${daysToUse}) and not ${isSeen}`;
  const ended = (await endWhere(db, now, unused)) + (await endWhere(db, now, late));
  return Number(numAffectedRows ?? 0n) + ended + (await endLabelsOfShipments(db, now));
}

function endLabelsOfShipments(db: Reader, now: Date): Promise<number> {
  return endWhere(
    db,
    now,
    sql`${isSent} and exists (
      select from order_shipment as shipment join orders using (order_number)
      where shipment.order_number = parcel_label.order_number and shipment.shipping_id = parcel_label.shipping_id
        and (orders.state not in ('confirmed', 'in fulfilment') or shipment.cancelled_at is not null
             or shipment.shipped_at is not null or shipment.delivered_at is not null))`,
  );
}
