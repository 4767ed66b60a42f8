import { sql } from 'kysely';
import type { Reader } from '../database.ts';
import { unissued } from '../orders/waiting-cards.ts';

export type LineOnItsWayRow = Readonly<{
  lineNo: number;
  /** Name and size. */
  goods: string;
  shippingId: string;
  qty: number;
  /** With its tax, in minor units. */
  paid: number;
  atOnce: boolean;
  digital: boolean;
  cancelled: number;
  inParcels: number;
  /** Units of a gift card whose card does not exist. */
  unissued: number;
}>;

export type OnItsWayRow = Readonly<{
  lines: readonly LineOnItsWayRow[];
  shipping: number;
  shipments: readonly Readonly<{
    shippingId: string;
    kind: 'home' | 'pudo' | 'pickup' | 'sts' | 'digital' | 'customs';
    shipped: boolean;
    delivered: boolean;
  }>[];
  payments: readonly Readonly<{
    key: string;
    amount: number;
    byParcel: boolean;
    booked: number;
    released: number;
  }>[];
}>;

/** An order as it was paid, with how far its units are, and its payments in the order of their keys. */
export async function orderOnItsWay(db: Reader, orderNumber: string): Promise<OnItsWayRow | undefined> {
  const { rows } = await sql<OnItsWayRow>`
    with line as (
      select line_no, trim(name || ' ' || size) as goods, shipping_id, qty, digital, gift_card is not null as is_card, tax_total,
        case when gift_card is null then 0 else ${unissued} end as unissued,
        coalesce((select sum(gone.qty) from order_cancelled_line as gone
          where gone.order_number = ${orderNumber} and gone.line_no = line.line_no), 0) as cancelled,
        row_after_order_discount + case when tax_included then 0 else line.tax_total end as paid
      from order_line as line join (select order_number, tax_included from orders) as of_order using (order_number)
      where order_number = ${orderNumber}
    )
    select
      (select json_agg(json_build_object('lineNo', line_no, 'goods', goods, 'shippingId', shipping_id, 'qty', qty, 'paid', paid,
         'atOnce', is_card or digital, 'digital', digital, 'cancelled', cancelled,
         'unissued', unissued,
         'inParcels', coalesce((select sum(unit.qty) from parcel join parcel_unit as unit using (parcel_id)
           where parcel.order_number = ${orderNumber} and unit.line_no = line.line_no), 0)) order by line_no) from line) as lines,
      shipping_total + case when tax_included then 0 else tax_total - (select sum(tax_total) from line) end::int as shipping,
      coalesce((select json_agg(json_build_object('shippingId', shipping_id, 'kind', kind, 'shipped', shipped_at is not null,
         'delivered', delivered_at is not null)) from order_shipment where order_number = ${orderNumber}), '[]') as shipments,
      coalesce((select json_agg(json_build_object('key', idempotency_key, 'amount', amount, 'byParcel', by_parcel, 'booked', booked,
         'released', released) order by idempotency_key) from order_payment
       where order_number = ${orderNumber} and state in ('authorised', 'captured')), '[]') as payments
    from orders where order_number = ${orderNumber}`.execute(db);
  return rows[0];
}
