import { type Kysely, sql } from 'kysely';
import { writeFacts } from '../events/event.ts';
import type { StateChange } from '../tables/orders.ts';
import type { Tables } from '../tables/tables.ts';

export type ShipmentKey = Readonly<{ orderNumber: string; shippingId: string }>;

/**
 * Marks a shipment as ready to be collected, once, with its event. The order goes into fulfilment with the first one
 * (`begin`), and is ready for pickup (`ready`) once all of it is collected in stores and ready. False when it was ready
 * before, is not collected in a store, or its order is in another state.
 */
export async function markShipmentReady(
  db: Kysely<Tables>,
  key: ShipmentKey,
  { begin, ready, now }: Readonly<{ begin: StateChange; ready: StateChange; now: Date }>,
): Promise<boolean> {
  const { orderNumber, shippingId } = key;
  return db.transaction().execute(async (tx) => {
    const order = await tx
      .selectFrom('orders')
      .select('state')
      .where('order_number', '=', orderNumber)
      .where('state', 'in', [begin.from, ready.from])
      .forUpdate()
      .executeTakeFirst();
    if (!order) return false;
    const marked = await tx
      .updateTable('order_shipment')
      .set({ ready_at: now })
      .where('order_number', '=', orderNumber)
      .where('shipping_id', '=', shippingId)
      .where('kind', 'in', ['pickup', 'sts'])
      .where('ready_at', 'is', null)
      .executeTakeFirst();
    if (marked.numUpdatedRows === 0n) return false;
    const { rows } = await sql<{ left: boolean }>`
      select exists (select from order_shipment where order_number = ${orderNumber} and ready_at is null) as left`.execute(
      tx,
    );
    if (order.state === begin.from) await move(tx, orderNumber, begin, now);
    if (!rows[0]?.left) await move(tx, orderNumber, ready, now);
    await writeFacts(tx, [{ name: 'shipment.ready', subject: orderNumber, payload: key }], now);
    return true;
  });
}

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
    .orderBy('orders.placed_at', 'desc')
    .limit(20)
    .execute();
}

async function move(db: Kysely<Tables>, orderNumber: string, { from, to }: StateChange, now: Date): Promise<void> {
  await sql`
    with moved as (
      update orders set state = ${to} where order_number = ${orderNumber} and state = ${from} returning order_number
    )
    insert into order_history (order_number, entry_no, from_state, to_state, reason, at)
    select order_number, (select max(entry_no) + 1 from order_history where order_history.order_number = moved.order_number),
           ${from}, ${to}, 'ready for pickup', ${now} from moved`.execute(db);
}
