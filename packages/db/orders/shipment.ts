import type { Selectable, Updateable } from 'kysely';
import type { Reader, Transaction } from '../database.ts';
import type { OrderTables } from '../tables/orders.ts';
import type { Tables } from '../tables/tables.ts';

export type ShipmentKey = Readonly<{ orderNumber: string; shippingId: string }>;

export type ShipmentRow = Pick<
  Selectable<OrderTables['order_shipment']>,
  'shipping_id' | 'kind' | 'packed_at' | 'shipped_at' | 'ready_at' | 'delivered_at' | 'carrier' | 'tracking_number'
>;

/** The state of an order, locked until the transaction ends; undefined for an unknown one. */
export async function lockOrderState(tx: Transaction<Tables>, orderNumber: string): Promise<string | undefined> {
  const row = await tx
    .selectFrom('orders')
    .select('state')
    .where('order_number', '=', orderNumber)
    .forUpdate()
    .executeTakeFirst();
  return row?.state;
}

/** How far each shipment of an order is. */
export async function shipmentRows(db: Reader, orderNumber: string): Promise<readonly ShipmentRow[]> {
  return db
    .selectFrom('order_shipment')
    .select(['shipping_id', 'kind', 'packed_at', 'shipped_at', 'ready_at', 'delivered_at', 'carrier'])
    .select('tracking_number')
    .where('order_number', '=', orderNumber)
    .orderBy('shipping_id')
    .execute();
}

/** Writes how far a shipment is. */
export async function updateShipment(
  tx: Transaction<Tables>,
  { orderNumber, shippingId }: ShipmentKey,
  change: Updateable<OrderTables['order_shipment']>,
): Promise<void> {
  await tx
    .updateTable('order_shipment')
    .set(change)
    .where('order_number', '=', orderNumber)
    .where('shipping_id', '=', shippingId)
    .execute();
}
