import { sql } from 'kysely';
import type { Reader } from '../database.ts';
import { isSomewhere, nowhere } from '../orders/unplaced.ts';
import { writeTextArray } from '../text-array.ts';

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
  isPartlyShipped: boolean;
  /** Whether a unit of it that waits there was bought with a greeting. */
  hasGreetings: boolean;
  /** Header form of the market that sold it. */
  locale: string;
  /** Where it goes; null where its shipment has no address. */
  address: Readonly<{ country: string; postalCode: string; province: string }> | null;
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
  /** Printed gift cards of the shipment that have not left; amounts in minor units. */
  giftCards: readonly Readonly<{
    last4: string;
    design: string | null;
    amount: number;
    currency: string;
    recipientName: string | null;
  }>[];
}>;

/** Shipments that have not left as a whole. */
const staying = sql`
    select shipment.*, orders.state, orders.placed_at, orders.locale
    from orders join order_shipment shipment using (order_number)
    where orders.state in ('confirmed', 'in fulfilment') and shipment.kind <> 'digital'
      and shipment.shipped_at is null and shipment.ready_at is null and shipment.delivered_at is null
      and shipment.cancelled_at is null`;

/** Those of them that may leave. */
const waiting = sql`
  waiting as (${staying}
      and not exists (select from dispute where dispute.order_number = orders.order_number and dispute.goods = 'held')
  )`;

/** How many units of a line wait at a place, without those that have left in a parcel of a shipment of which some has. */
const unitsOf = (shipment: 'waiting' | 'chosen') => sql`
  coalesce(source.qty, order_line.qty) - case when ${sql.ref(`${shipment}.first_parcel_at`)} is null then 0 else coalesce((
    select sum(parcel_unit.qty) from parcel join parcel_unit using (parcel_id)
    where parcel.order_number = order_line.order_number and parcel.shipping_id = order_line.shipping_id
      and parcel_unit.line_no = order_line.line_no
      and parcel_unit.place_id = coalesce(source.place_id, order_line.place_id, '')
  ), 0) end`;

/** The lines of shipments with the places that supply them. */
const linesOf = (shipment: 'waiting' | 'chosen') => sql`
  order_line left join order_line_source source
    on source.order_number = order_line.order_number and source.line_no = order_line.line_no
  where order_line.order_number = ${sql.ref(`${shipment}.order_number`)}
    and order_line.shipping_id = ${sql.ref(`${shipment}.shipping_id`)}`;

/** What waits of them, by the place that supplies it. */
const supplied = sql`
  supplied as (
    select waiting.order_number, waiting.shipping_id, units.place_id, units.qty
    from waiting cross join lateral (
      select coalesce(source.place_id, order_line.place_id) as place_id, (${unitsOf('waiting')})::int as qty
      from ${linesOf('waiting')}
    ) units where units.qty > 0
  )`;

/** Pieces that no place has are fetched nowhere. */
const suppliedSomewhere = sql`place_id <> ${nowhere}`;

/** The places where something waits to be packed, the fullest first. */
export async function placesToPack(db: Reader): Promise<readonly PlaceToPack[]> {
  const { rows } = await sql<PlaceToPack>`
    with ${waiting}, ${supplied}
    select place_id as "placeId", count(distinct (order_number, shipping_id))::int as shipments, sum(qty)::int as units
    from supplied where place_id is distinct from ${nowhere} group by place_id order by 2 desc, 1`.execute(db);
  return rows;
}

/** The shipments that have not left with units of a place, the most urgent first. Pieces that no place has are packed nowhere. */
export async function shipmentsToPack(
  db: Reader,
  { placeId, limit }: Readonly<{ placeId: string; limit: number }>,
): Promise<readonly ShipmentToPackRow[]> {
  if (!isSomewhere(placeId)) return [];
  const { rows } = await sql<ShipmentToPackRow>`
    with ${waiting}, ${supplied}, here as (
      select order_number, shipping_id,
             array_agg(distinct place_id order by place_id) filter (where place_id <> ${placeId}) as other_places
      from supplied group by order_number, shipping_id having bool_or(place_id = ${placeId})
    ), chosen as (
      select * from here join waiting using (order_number, shipping_id)
      order by promised_to nulls last, placed_at, order_number, shipping_id limit ${limit}
    )
    select order_number as "orderNumber", shipping_id as "shippingId", state, placed_at as "placedAt", kind,
           method_label as label, store_name as "storeName", promised_to as "promisedTo", packed_at as "packedAt",
           first_parcel_at is not null as "isPartlyShipped", coalesce(other_places, '{}') as "otherPlaces", items, "hasGreetings",
           locale, case when jsonb_typeof(address) = 'object' then jsonb_build_object(
             'country', address->>'country', 'postalCode', coalesce(address->>'postalCode', ''),
             'province', coalesce(address->>'province', '')
           ) end as address, coalesce(cards, '[]') as "giftCards"
    from chosen cross join lateral (
      select json_agg(json_build_object('upc', upc, 'sku', sku, 'name', name, 'colour', colour, 'size', size,
                                        'image', image, 'qty', qty) order by line_no) as items,
             bool_or(is_greeted) as "hasGreetings"
      from (
        select min(line_no) as line_no, upc, sku, name, colour, size, image, sum(qty)::int as qty, bool_or(is_greeted) as is_greeted
        from (
          select order_line.line_no, upc, sku, name, colour, size, image, (${unitsOf('chosen')})::int as qty,
                 gift_option is not null as is_greeted
          from ${linesOf('chosen')} and coalesce(source.place_id, order_line.place_id) = ${placeId}
        ) each_line where qty > 0 group by upc, sku, name, colour, size, image
      ) units
    ) units cross join lateral (
      select json_agg(json_build_object('last4', last4, 'design', design, 'amount', amount, 'currency', gift_card.currency,
                                        'recipientName', recipient_name) order by line_no, unit_no) as cards
      from gift_card join order_line using (order_number, line_no)
      where gift_card.order_number = chosen.order_number and order_line.shipping_id = chosen.shipping_id
        and form = 'physical' and activated_at is null and gift_card.state = 'active'
    ) printed
    order by promised_to nulls last, placed_at, order_number, shipping_id`.execute(db);
  return rows;
}

/** The units of a shipment that wait at a place, by line number; none once it has left, nor of those that no place has. */
export async function unitsToPack(
  db: Reader,
  { orderNumber, shippingId, placeId }: Readonly<{ orderNumber: string; shippingId: string; placeId: string }>,
): Promise<ReadonlyMap<number, number>> {
  if (!isSomewhere(placeId)) return new Map();
  const { rows } = await sql<{ lineNo: number; qty: number }>`
    with ${waiting}
    select line_no as "lineNo", sum(qty)::int as qty
    from waiting cross join lateral (
      select order_line.line_no, (${unitsOf('waiting')})::int as qty
      from ${linesOf('waiting')} and coalesce(source.place_id, order_line.place_id) = ${placeId}
    ) units
    where waiting.order_number = ${orderNumber} and waiting.shipping_id = ${shippingId} and qty > 0
    group by line_no`.execute(db);
  return new Map(rows.map(({ lineNo, qty }) => [lineNo, qty]));
}

/** How many pieces of sizes lie at a place for orders, by UPC: in no parcel that has left, also where a dispute keeps them there. */
export async function piecesForOrders(
  db: Reader,
  placeId: string,
  upcs: readonly string[],
): Promise<ReadonlyMap<string, number>> {
  if (upcs.length === 0) return new Map();
  const { rows } = await sql<{ upc: string; qty: number }>`
    with waiting as (${staying})
    select upc, sum(qty)::int as qty
    from waiting cross join lateral (
      select order_line.upc, (${unitsOf('waiting')})::int as qty
      from ${linesOf('waiting')} and coalesce(source.place_id, order_line.place_id) = ${placeId}
        and order_line.upc = any(${writeTextArray(upcs)}::text[])
    ) units
    where qty > 0 group by upc`.execute(db);
  return new Map(rows.map(({ upc, qty }) => [upc, qty]));
}

/** The shipments of an order that have not left, each with the places where something of it waits. */
export async function placesOfOrder(
  db: Reader,
  orderNumber: string,
): Promise<readonly Readonly<{ shippingId: string; placeId: string }>[]> {
  const { rows } = await sql<{ shippingId: string; placeId: string }>`
    with ${waiting}, ${supplied}
    select distinct shipping_id as "shippingId", place_id as "placeId" from supplied
    where order_number = ${orderNumber} and ${suppliedSomewhere} order by 1, 2`.execute(db);
  return rows;
}

/**
 * Whether the parcel that leaves a place next carries the delivery of its shipment: the first unit of the shipment comes from there, and nothing has
 * left there.
 */
export async function carriesDelivery(
  db: Reader,
  { orderNumber, shippingId, placeId }: Readonly<{ orderNumber: string; shippingId: string; placeId: string }>,
): Promise<boolean> {
  const { rows } = await sql<{ carries: boolean | null }>`
    select (
      select coalesce(source.place_id, order_line.place_id) as place_id
      from order_line left join order_line_source source using (order_number, line_no)
      where order_number = ${orderNumber} and shipping_id = ${shippingId} and coalesce(source.qty, order_line.qty) > 0
        and source.place_id is distinct from ${nowhere}
      order by line_no, place_id limit 1
    ) = ${placeId} and not exists (
      select from parcel join parcel_unit using (parcel_id)
      where parcel.order_number = ${orderNumber} and parcel.shipping_id = ${shippingId}
        and parcel_unit.place_id = ${placeId}
    ) as carries`.execute(db);
  return rows[0]?.carries ?? false;
}

export type UnitsAtPlace = Readonly<{
  placeId: string;
  sku: string;
  name: string;
  colour: string;
  size: string;
  qty: number;
}>;

/** What of some orders waits to be fetched, by place, each kind of goods once; without what is packed already. */
export async function unitsOfOrders(db: Reader, orderNumbers: readonly string[]): Promise<readonly UnitsAtPlace[]> {
  const { rows } = await sql<UnitsAtPlace>`
    with ${waiting}
    select place_id as "placeId", sku, name, colour, size, sum(qty)::int as qty
    from waiting cross join lateral (
      select coalesce(source.place_id, order_line.place_id) as place_id, sku, name, colour, size, (${unitsOf('waiting')})::int as qty
      from ${linesOf('waiting')}
    ) units
    where waiting.order_number = any(${orderNumbers}) and packed_at is null and qty > 0 and ${suppliedSomewhere}
    group by place_id, sku, name, colour, size order by place_id, name, colour, size, sku`.execute(db);
  return rows;
}
