import type { Pool } from 'pg';

/** A move of an order, to a state. */
export type OrderStep = Readonly<{ state: string; at: Date }>;

/** The moves of an order, oldest first. */
export async function stepsOfOrder(pool: Pool, orderNumber: string): Promise<readonly OrderStep[]> {
  const { rows } = await pool.query<OrderStep>({
    name: 'order-steps',
    text: `select to_state as state, at from order_history where order_number = $1 order by entry_no`,
    values: [orderNumber],
  });
  return rows;
}
