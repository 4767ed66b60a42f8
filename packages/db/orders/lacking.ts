import { sql } from 'kysely';
import type { Reader, Transaction } from '../database.ts';
import type { Tables } from '../tables/tables.ts';
import type { ShipmentKey } from './shipment.ts';
import { isUnplaced, lacksPieces, unplacedUnits } from './unplaced.ts';

/** A shipment that lacks pieces which no place has. */
export type LackingShipment = ShipmentKey &
  Readonly<{
    /** The day that was named for it last: promised, told later, or of its pickup window; YYYY-MM-DD. */
    namedDay: string;
    kind: 'home' | 'pudo' | 'pickup' | 'sts' | 'digital' | 'customs';
    method: string;
    country: string | null;
    storeId: string | null;
    locale: string;
  }>;

/** One of them, once its order is locked; or some, without those up to one that was read before. */
type Asked = Readonly<{ key: ShipmentKey } | { limit: number; after: LackingShipment | undefined }>;

/**
 * Shipments that lack pieces which no place has, and whose shopper was not told so for the day that was named for them, the earliest day first.
 */
export async function lackingShipments(db: Reader, asked: Asked): Promise<readonly LackingShipment[]> {
  const key = 'key' in asked ? asked.key : undefined;
  const after = 'key' in asked ? undefined : asked.after;
  const { rows } = await sql<LackingShipment>`
    select order_number as "orderNumber", shipping_id as "shippingId", named_day as "namedDay", kind, method_code as method,
           address ->> 'country' as country, store_id as "storeId", locale
    from (
      select distinct order_number, shipping_id
      from order_line_source as source join order_line using (order_number, line_no)
      where ${isUnplaced}
        ${key === undefined ? sql`` : sql`and order_number = ${key.orderNumber} and shipping_id = ${key.shippingId}`}
    ) as lacking join order_shipment using (order_number, shipping_id) join orders using (order_number)
      cross join lateral (
        select coalesce(greatest(promised_to, postponed_to), left(pickup_window ->> 'to', 10)) as named_day
      ) as named
    where orders.state in ('confirmed', 'in fulfilment') and named_day is not null
      and (unkept_day is null or unkept_day < named_day)
      ${after === undefined ? sql`` : sql`and (named_day, order_number, shipping_id) > (${after.namedDay}, ${after.orderNumber}, ${after.shippingId})`}
    order by named_day, order_number, shipping_id ${'limit' in asked ? sql`limit ${asked.limit}` : sql``}`.execute(db);
  return rows;
}

/** Whether pieces of a shipment are in no place, so that it cannot leave as a whole. */
export async function hasUnplaced(db: Reader, { orderNumber, shippingId }: ShipmentKey): Promise<boolean> {
  return (await unplacedUnits(db, orderNumber)).some((one) => one.shippingId === shippingId);
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
