import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { Reader } from '../database.ts';

/** Stands for no place: it supplies the pieces that no place has. */
export const nowhere = '-';

/** Whether a `source` supplies pieces that no place has, written out as in the index of those. */
export const isUnplaced: RawBuilder<SqlBool> = sql`source.place_id = ${sql.lit(nowhere)} and source.qty > 0`;

/** Whether anything can be packed at a place: pieces that no place has are packed nowhere. */
export const isSomewhere = (placeId: string): boolean => placeId !== nowhere;

/** Whether a shipment of `order_shipment` lacks pieces that no place has. */
export const lacksPieces: RawBuilder<SqlBool> = sql`exists (
  select from order_line_source as source join order_line as line using (order_number, line_no)
  where source.order_number = order_shipment.order_number and ${isUnplaced}
    and line.shipping_id = order_shipment.shipping_id
)`;

/** Units of a line that no place has. */
export type UnplacedUnits = Readonly<{ lineNo: number; shippingId: string; upc: string; qty: number }>;

/** Units of an order that no place has, by line. */
export async function unplacedUnits(db: Reader, orderNumber: string): Promise<readonly UnplacedUnits[]> {
  const { rows } = await sql<UnplacedUnits>`
    select line_no as "lineNo", shipping_id as "shippingId", upc, source.qty
    from order_line_source as source join order_line using (order_number, line_no)
    where source.order_number = ${orderNumber} and ${isUnplaced}
    order by line_no`.execute(db);
  return rows;
}

/** The same, counted by line number. */
export function countUnplaced(units: readonly UnplacedUnits[]): ReadonlyMap<number, number> {
  return new Map(units.map(({ lineNo, qty }) => [lineNo, qty]));
}

/** Orders that wait for pieces which no place has: `at`, since when the first of them was missed that no other place supplied at once. */
export const withUnplaced: RawBuilder<unknown> = sql`(
  select orders.order_number, min(reported_at) as at
  from order_line_source as source join orders using (order_number) join order_line using (order_number, line_no)
    join missing_piece as report on report.order_number = orders.order_number and report.upc = order_line.upc
      and report.qty > report.found + coalesce((
        select sum((moved->>'qty')::int) from jsonb_array_elements(report.supplied) as moved), 0)
  where ${isUnplaced} and orders.state in ('confirmed', 'in fulfilment')
  group by orders.order_number
)`;
