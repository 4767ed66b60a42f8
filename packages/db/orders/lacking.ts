import { sql } from 'kysely';
import type { Reader, Transaction } from '../database.ts';
import type { Tables } from '../tables/tables.ts';
import type { ShipmentKey } from './shipment.ts';
import { lacksPieces, nowhereText } from './unplaced.ts';

/** A shipment that lacks pieces which no place has. */
export type LackingShipment = ShipmentKey &
  Readonly<{
    /** The day that was named for it last: promised, told later, or of its pickup window; YYYY-MM-DD. */
    namedDay: string;
    kind: 'home' | 'pudo' | 'pickup' | 'sts' | 'digital' | 'customs';
    method: string;
    country: string | null;
    locale: string;
  }>;

/**
 * Shipments that lack pieces which no place has, and whose shopper was not told so for the day that was named for them, the earliest day first: no more
 * than the order desk has to settle. With a key only this one, once its order is locked.
 */
export async function lackingShipments(db: Reader, key?: ShipmentKey): Promise<readonly LackingShipment[]> {
  const { rows } = await sql<LackingShipment>`
    select order_number as "orderNumber", shipping_id as "shippingId", named_day as "namedDay", kind, method_code as method,
           address ->> 'country' as country, locale
    from (
      select distinct order_number, shipping_id
      from order_line_source as source join order_line using (order_number, line_no)
      where source.place_id = ${nowhereText} and source.qty > 0
        ${key === undefined ? sql`` : sql`and order_number = ${key.orderNumber} and shipping_id = ${key.shippingId}`}
    ) as lacking join order_shipment using (order_number, shipping_id) join orders using (order_number)
      cross join lateral (
        select coalesce(greatest(promised_to, postponed_to), left(pickup_window ->> 'to', 10)) as named_day
      ) as named
    where orders.state in ('confirmed', 'in fulfilment') and named_day is not null
      and (unkept_day is null or unkept_day < named_day)
    order by named_day, order_number, shipping_id`.execute(db);
  return rows;
}

/** Forgets the missed day of shipments of an order that lack nothing any more, as their pieces were found or given up; the order is locked. */
export async function endLacking(tx: Transaction<Tables>, orderNumber: string): Promise<void> {
  await sql`
    update order_shipment set unkept_day = null
    where order_number = ${orderNumber} and unkept_day is not null and not ${lacksPieces}`.execute(tx);
}

/** Keeps that the shopper of a shipment was told of a day that it misses; its order is locked. */
export async function missDay(
  tx: Transaction<Tables>,
  { orderNumber, shippingId }: ShipmentKey,
  day: string,
): Promise<void> {
  await tx
    .updateTable('order_shipment')
    .set({ unkept_day: day })
    .where('order_number', '=', orderNumber)
    .where('shipping_id', '=', shippingId)
    .execute();
}
