import { sql } from 'kysely';
import type { Reader } from '../database.ts';
import type { GiftCardRow } from './gift-card.ts';

/** The shipment of an order. */
export type ShipmentName = Readonly<{ orderNumber: string; shippingId: string }>;

/** The printed cards of a shipment that have not left the shop, by line and unit, but for blocked ones. */
export async function cardsToPrint(
  db: Reader,
  { orderNumber, shippingId }: ShipmentName,
): Promise<readonly GiftCardRow[]> {
  const { rows } = await sql<GiftCardRow>`
    select gift_card.* from gift_card join order_line using (order_number, line_no)
    where order_number = ${orderNumber} and shipping_id = ${shippingId}
      and form = 'physical' and activated_at is null and gift_card.state = 'active'
    order by line_no, unit_no`.execute(db);
  return rows;
}

/**
 * Lets the printed cards of a shipment that has left be used, and forgets number and PIN. Of a shipment that has left in part, as
 * many of each line as are in a parcel, the first ones of it. One that was void before it left is in no parcel.
 */
export async function activateCards(db: Reader, { orderNumber, shippingId }: ShipmentName, now: Date): Promise<void> {
  await sql`
    with turn as (
      select id, row_number() over (partition by line_no order by unit_no) as no from gift_card
      where order_number = ${orderNumber} and form = 'physical' and (voided_at is null or activated_at is not null)
    )
    update gift_card set activated_at = ${now}, sealed = null, version = version + 1
    from turn, order_line join order_shipment as shipment using (order_number, shipping_id)
    where gift_card.order_number = ${orderNumber} and shipping_id = ${shippingId} and turn.id = gift_card.id
      and order_line.order_number = gift_card.order_number and order_line.line_no = gift_card.line_no
      and form = 'physical' and activated_at is null and voided_at is null
      and (shipment.shipped_at is not null or shipment.delivered_at is not null or turn.no <= (
        select sum(parcel_unit.qty) from parcel join parcel_unit using (parcel_id)
        where parcel.order_number = order_line.order_number and parcel.shipping_id = order_line.shipping_id
          and parcel_unit.line_no = order_line.line_no
      ))`.execute(db);
}
