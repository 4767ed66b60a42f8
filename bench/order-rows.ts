import type { Database } from '@eyelet/db/database.ts';

export type Rows = readonly Readonly<Record<string, unknown>>[];

/** The rows that one order has written, by table in an order that foreign keys accept, and the rows it has changed. */
export type OrderRows = Readonly<{
  inserted: readonly Readonly<{ table: string; rows: Rows }>[];
  cart: Readonly<Record<string, unknown>>;
  /** One for each place that supplied units of a line; goods without stock have none. */
  stock: Rows;
}>;

/** Reads the rows of an order just placed, so that the reference writes rows of the same kind and size. */
export async function readOrderRows({ pool }: Database, number: string): Promise<OrderRows> {
  const rowsOf = async (table: string, where: string, ...values: unknown[]): Promise<Rows> => {
    const text = `select to_jsonb(it) as row from ${table} it where ${where}`;
    return (await pool.query<{ row: Rows[number] }>(text, values)).rows.map(({ row }) => row);
  };
  const ofOrder = (table: string) => rowsOf(table, 'order_number = $1', number);
  const [placement] = await ofOrder('placement');
  const [cart] = await rowsOf('cart', 'id = $1', placement?.cart_id);
  if (!placement || !cart) throw new Error(`there is no order ${number}`);
  const stock = await rowsOf(
    'stock',
    `(upc, place_id) in (select line.upc, source.place_id from order_line_source source
       join order_line line using (order_number, line_no) where order_number = $1)`,
    number,
  );
  // The reservation is removed once the order is written.
  const held = { cart_id: cart.id, qty: 1, expires_at: new Date() };
  const told = { name: 'order.placed', subject: number, at: new Date(), payload: { orderNumber: number } };
  const inserted = [
    { table: 'placement', rows: [placement] },
    { table: 'reservation', rows: stock.map(({ upc, place_id }) => ({ ...held, upc, place_id })) },
    { table: 'sandbox_payment', rows: await rowsOf('sandbox_payment', 'idempotency_key = $1', placement.payment_key) },
    { table: 'orders', rows: await ofOrder('orders') },
    { table: 'order_line', rows: await ofOrder('order_line') },
    { table: 'order_line_source', rows: await ofOrder('order_line_source') },
    { table: 'order_shipment', rows: await ofOrder('order_shipment') },
    { table: 'order_adjustment', rows: await ofOrder('order_adjustment') },
    { table: 'order_payment', rows: await ofOrder('order_payment') },
    { table: 'order_history', rows: await ofOrder('order_history') },
    { table: 'event', rows: [told] },
  ];
  return { cart, stock, inserted: inserted.filter(({ rows }) => rows.length > 0) };
}
