import type { Database } from '@eyelet/db/database.ts';

export type Rows = readonly Readonly<Record<string, unknown>>[];

/** What one order has written: rows by table, in an order that foreign keys accept, and the two rows it has changed. */
export type OrderRows = Readonly<{
  inserted: readonly Readonly<{ table: string; rows: Rows }>[];
  cart: Readonly<Record<string, unknown>>;
  stock: Readonly<Record<string, unknown>>;
}>;

/** Reads the rows of an order that was placed a moment ago, so that the reference writes rows of the same kind and size. */
export async function readOrderRows({ pool }: Database, cartId: string): Promise<OrderRows> {
  const rowsOf = async (table: string, where: string, value: unknown): Promise<Rows> => {
    const text = `select to_jsonb(it) as row from ${table} it where ${where} = $1`;
    return (await pool.query<{ row: Rows[number] }>(text, [value])).rows.map(({ row }) => row);
  };
  const [placement] = await rowsOf('placement', 'cart_id', cartId);
  const [line] = await rowsOf('order_line', 'order_number', placement?.order_number);
  const [cart] = await rowsOf('cart', 'id', cartId);
  const [stock] = await rowsOf('stock', `place_id = '${line?.place_id}' and upc`, line?.upc);
  if (!placement || !line || !cart || !stock) throw new Error(`cart ${cartId} has not become an order`);
  const number = placement.order_number;
  // The reservation is gone once the order is written, and the outbox empties itself.
  const reservation = { cart_id: cartId, upc: line.upc, place_id: line.place_id, qty: 1, expires_at: new Date() };
  const told = { subject_id: number, created_at: new Date(), attempts: 0, next_at: new Date() };
  return {
    cart,
    stock,
    inserted: [
      { table: 'placement', rows: [placement] },
      { table: 'reservation', rows: [reservation] },
      {
        table: 'sandbox_payment',
        rows: await rowsOf('sandbox_payment', 'idempotency_key', placement.payment_key),
      },
      { table: 'orders', rows: await rowsOf('orders', 'order_number', number) },
      { table: 'order_line', rows: [line] },
      { table: 'order_shipment', rows: await rowsOf('order_shipment', 'order_number', number) },
      { table: 'order_adjustment', rows: await rowsOf('order_adjustment', 'order_number', number) },
      { table: 'order_payment', rows: await rowsOf('order_payment', 'order_number', number) },
      { table: 'order_history', rows: await rowsOf('order_history', 'order_number', number) },
      { table: 'outbox', rows: ['mail.order-confirmation', 'payment.capture'].map((topic) => ({ topic, ...told })) },
    ],
  };
}
