import type { Pool } from 'pg';
import { containing } from '../like.ts';

export type ListedLine = Readonly<{
  itemId: string;
  name: string;
  colour: string;
  size: string;
  image: string;
  qty: number;
}>;

/** An order of a list; the total is in minor units. */
export type ListedOrder = Readonly<{
  orderNumber: string;
  state: string;
  placedAt: Date;
  currency: string;
  total: number;
  totalUnits: number;
  lines: readonly ListedLine[];
}>;

export type OrderFilter = Readonly<{
  owner: string;
  /** Only orders in one of these states; null: in any. */
  states: readonly string[] | null;
  /** Part of the order number or of the name of a line; '': any order. */
  search: string;
}>;

const fits = `owner = $1 and ($2::text[] is null or state = any($2))
  and ($3 = '' or orders.order_number ilike $3 or exists (
    select from order_line where order_line.order_number = orders.order_number and name ilike $3))`;

const text = `
  select orders.order_number as "orderNumber", state, placed_at as "placedAt", currency, total,
         total_units as "totalUnits",
         (select coalesce(json_agg(json_build_object('itemId', item_id, 'name', name, 'colour', colour, 'size', size,
            'image', image, 'qty', qty) order by line_no), '[]'::json)
          from order_line where order_line.order_number = orders.order_number) as lines
  from orders where ${fits}
  order by placed_at desc, orders.order_number desc limit $4 offset $5`;

/** A page of an owner's orders, newest first, and how many fit in all. */
export async function listOrders(
  pool: Pool,
  { owner, states, search }: OrderFilter,
  { limit, offset }: Readonly<{ limit: number; offset: number }>,
): Promise<Readonly<{ orders: readonly ListedOrder[]; total: number }>> {
  const pattern = search === '' ? '' : containing(search);
  const filter = [owner, states, pattern];
  const [listed, counted] = await Promise.all([
    pool.query<ListedOrder>({ name: 'orders-list', text, values: [...filter, limit, offset] }),
    pool.query<{ total: number }>({
      name: 'orders-count',
      text: `select count(*)::int as total from orders where ${fits}`,
      values: filter,
    }),
  ]);
  return { orders: listed.rows, total: counted.rows[0]?.total ?? 0 };
}
