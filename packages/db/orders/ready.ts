import type { Kysely } from 'kysely';
import type { Tables } from '../tables/tables.ts';
import type { ShipmentKey } from './shipment.ts';

export type OpenPickup = ShipmentKey & Readonly<{ storeName: string | null }>;

/** Shipments of an owner's paid orders that are to be collected and are not ready yet, newest first. */
export async function openPickups(db: Kysely<Tables>, owner: string): Promise<readonly OpenPickup[]> {
  return db
    .selectFrom('order_shipment')
    .innerJoin('orders', 'orders.order_number', 'order_shipment.order_number')
    .select(['order_shipment.order_number as orderNumber', 'shipping_id as shippingId', 'store_name as storeName'])
    .where('orders.owner', '=', owner)
    .where('orders.state', 'in', ['confirmed', 'in fulfilment'])
    .where('order_shipment.kind', 'in', ['pickup', 'sts'])
    .where('order_shipment.ready_at', 'is', null)
    .where('order_shipment.cancelled_at', 'is', null)
    .orderBy('orders.placed_at', 'desc')
    .limit(20)
    .execute();
}
