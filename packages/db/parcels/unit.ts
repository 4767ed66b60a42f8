import { sql } from 'kysely';
import type { Reader, Transaction } from '../database.ts';
import type { ShipmentKey } from '../orders/shipment.ts';
import type { Tables } from '../tables/tables.ts';
import type { ParcelNumber } from './parcel.ts';

/** Units of a line that wait at the place that supplies them; '' where none is known. */
export type WaitingUnitRow = Readonly<{ lineNo: number; placeId: string; upc: string; qty: number }>;

/** What of a shipment is in no parcel that has left, in the order of its lines. */
export async function waitingUnits(db: Reader, { orderNumber, shippingId }: ShipmentKey) {
  const { rows } = await sql<WaitingUnitRow>`
    with supplied as (
      select order_line.line_no, order_line.upc, coalesce(source.place_id, order_line.place_id, '') as place_id,
             coalesce(source.qty, order_line.qty) as qty
      from order_line left join order_line_source source using (order_number, line_no)
      where order_number = ${orderNumber} and shipping_id = ${shippingId}
    ), sent as (
      select line_no, place_id, sum(qty) as qty from parcel join parcel_unit using (parcel_id)
      where order_number = ${orderNumber} and shipping_id = ${shippingId} group by line_no, place_id
    )
    select line_no as "lineNo", place_id as "placeId", upc, (supplied.qty - coalesce(sent.qty, 0))::int as qty
    from supplied left join sent using (line_no, place_id)
    where supplied.qty > coalesce(sent.qty, 0) order by line_no, place_id`.execute(db);
  return rows;
}

/** Writes what is in a parcel. */
export async function writeUnits(
  tx: Transaction<Tables>,
  parcelId: number,
  units: readonly Pick<WaitingUnitRow, 'lineNo' | 'placeId' | 'qty'>[],
): Promise<void> {
  const rows = units.map(({ lineNo, placeId, qty }) => ({
    ...{ parcel_id: parcelId, line_no: lineNo, place_id: placeId, qty },
  }));
  await tx.insertInto('parcel_unit').values(rows).execute();
}

/** What is in the parcel of a shipment that has this number, by the number of the goods; undefined if none has it. */
export async function unitsOfParcel(
  db: Reader,
  { orderNumber, shippingId }: ShipmentKey,
  { carrier, trackingNumber }: ParcelNumber,
): Promise<readonly Readonly<{ upc: string; qty: number }>[] | undefined> {
  const rows = await db
    .selectFrom('parcel')
    .leftJoin('parcel_unit', 'parcel_unit.parcel_id', 'parcel.parcel_id')
    .leftJoin('order_line', (join) =>
      join
        .onRef('order_line.order_number', '=', 'parcel.order_number')
        .onRef('order_line.line_no', '=', 'parcel_unit.line_no'),
    )
    .select(['upc', 'parcel_unit.qty'])
    .where('parcel.order_number', '=', orderNumber)
    .where('parcel.shipping_id', '=', shippingId)
    .where('carrier', '=', carrier)
    .where('tracking_number', '=', trackingNumber)
    .execute();
  if (rows.length === 0) return undefined;
  return rows.flatMap(({ upc, qty }) => (upc === null || qty === null ? [] : [{ upc, qty }]));
}
