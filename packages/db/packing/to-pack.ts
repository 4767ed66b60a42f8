import { sql } from 'kysely';
import type { Reader } from '../database.ts';

export type PlaceToPack = Readonly<{ placeId: string; shipments: number; units: number }>;

export type ShipmentToPackRow = Readonly<{
  orderNumber: string;
  shippingId: string;
  state: string;
  placedAt: Date;
  kind: 'home' | 'pudo' | 'pickup' | 'sts' | 'digital' | 'customs';
  label: string;
  storeName: string | null;
  promisedTo: string | null;
  packedAt: Date | null;
  otherPlaces: readonly string[];
  items: readonly Readonly<{
    upc: string;
    sku: string;
    name: string;
    colour: string;
    size: string;
    image: string;
    qty: number;
  }>[];
}>;

/** The units of shipments that have not left, by the place that supplies them. */
const waiting = sql`
  waiting as (
    select shipment.*, orders.state, orders.placed_at
    from orders join order_shipment shipment using (order_number)
    where orders.state in ('confirmed', 'in fulfilment') and shipment.kind <> 'digital'
      and shipment.shipped_at is null and shipment.ready_at is null and shipment.delivered_at is null
  ), supplied as (
    select waiting.order_number, waiting.shipping_id, order_line.line_no,
           coalesce(source.place_id, order_line.place_id) as place_id, coalesce(source.qty, order_line.qty) as qty
    from waiting
    join order_line on order_line.order_number = waiting.order_number and order_line.shipping_id = waiting.shipping_id
    left join order_line_source source
      on source.order_number = order_line.order_number and source.line_no = order_line.line_no
  )`;

/** The places where something waits to be packed, the fullest first. */
export async function placesToPack(db: Reader): Promise<readonly PlaceToPack[]> {
  const { rows } = await sql<PlaceToPack>`
    with ${waiting}
    select place_id as "placeId", count(distinct (order_number, shipping_id))::int as shipments, sum(qty)::int as units
    from supplied group by place_id order by 2 desc, 1`.execute(db);
  return rows;
}

/** The shipments that have not left with units of a place, the most urgent first. */
export async function shipmentsToPack(
  db: Reader,
  { placeId, limit }: Readonly<{ placeId: string; limit: number }>,
): Promise<readonly ShipmentToPackRow[]> {
  const { rows } = await sql<ShipmentToPackRow>`
    with ${waiting}, here as (
      select waiting.* from waiting
      where exists (
        select from supplied where supplied.order_number = waiting.order_number
          and supplied.shipping_id = waiting.shipping_id and supplied.place_id = ${placeId}
      )
      order by promised_to nulls last, placed_at, order_number, shipping_id limit ${limit}
    )
    select order_number as "orderNumber", shipping_id as "shippingId", state, placed_at as "placedAt", kind,
           method_label as label, store_name as "storeName", promised_to as "promisedTo", packed_at as "packedAt",
           array(
             select distinct place_id from supplied where supplied.order_number = here.order_number
               and supplied.shipping_id = here.shipping_id and supplied.place_id <> ${placeId} order by place_id
           ) as "otherPlaces",
           (
             select json_agg(json_build_object('upc', upc, 'sku', sku, 'name', name, 'colour', colour, 'size', size,
                                               'image', image, 'qty', supplied.qty) order by supplied.line_no)
             from supplied join order_line using (order_number, line_no)
             where supplied.order_number = here.order_number and supplied.shipping_id = here.shipping_id
               and supplied.place_id = ${placeId}
           ) as items
    from here order by promised_to nulls last, placed_at, order_number, shipping_id`.execute(db);
  return rows;
}
