import { sql } from 'kysely';
import type { Reader } from '../database.ts';

export type WaitingPickupRow = Readonly<{
  orderNumber: string;
  /** When its last shipment was ready. */
  readyAt: Date;
  storeId: string | null;
  /** YYYY-MM-DD in the calendar of the store. */
  collectUntil: string | null;
  locale: string;
}>;

type Asked = Readonly<{
  /** Only orders that were ready before, and whose buyers have not been reminded yet … */
  readyBefore: Date;
  /** … or were given a last day before this one. */
  toldBefore: string;
  limit: number;
  /** Only this one, once it is locked. */
  orderNumber?: string;
}>;

/**
 * Orders of which everything waits to be collected, the longest waiting first. Orders with gift cards, which may be
 * spent, and those made in exchange, which wait for other goods, are for staff to decide; so are those of which a part
 * was collected or sent.
 */
export async function waitingPickups(
  db: Reader,
  { readyBefore, toldBefore, limit, orderNumber }: Asked,
): Promise<readonly WaitingPickupRow[]> {
  const { rows } = await sql<WaitingPickupRow>`
    select orders.order_number as "orderNumber", max(ready_at) as "readyAt", min(store_id) as "storeId",
           collect_until as "collectUntil", orders.locale
    from orders join order_shipment using (order_number)
    where orders.state = 'ready for pickup' and cancelled_at is null ${orderNumber === undefined ? sql`` : sql`and order_number = ${orderNumber}`}
      and not exists (select from order_exchange where order_exchange.order_number = orders.order_number)
      and not exists (
        select from order_line where order_line.order_number = orders.order_number and gift_card is not null)
    group by orders.order_number
    having every(kind in ('pickup', 'sts') and ready_at is not null and delivered_at is null)
      and case when collect_until is null then max(ready_at) < ${readyBefore} else collect_until < ${toldBefore} end
    order by max(ready_at), order_number limit ${limit}`.execute(db);
  return rows;
}

/** Sets the last day for collecting an order. */
export async function setCollectUntil(db: Reader, orderNumber: string, day: string): Promise<void> {
  await db.updateTable('orders').set({ collect_until: day }).where('order_number', '=', orderNumber).execute();
}
