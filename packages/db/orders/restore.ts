import type { Pool } from 'pg';
import { atomic } from '../placement/atomic.ts';

export type Restoring = Readonly<{
  orderNumber: string;
  cartId: string;
  version: number;
  document: unknown;
  now: Date;
}>;

// The cart is locked before the order is marked, so that either both happen or none.
const text = `
  with target as (
    select id from cart where id = $2 and version = $3 and state = 'open' for update
  ), marked as (
    update orders set restored_at = $5 from target
    where order_number = $1 and orders.state = 'cancelled' and restored_at is null
    returning order_number
  )
  update cart set document = $4, version = version + 1, updated_at = $5 from marked where cart.id = $2
  returning cart.id`;

/**
 * Writes a cart with the items of a cancelled order and marks them as restored. False when the cart has changed since
 * its version was read, or the items were restored already; nothing is written then.
 */
export async function writeRestored(pool: Pool, one: Restoring): Promise<boolean> {
  const { rowCount } = await atomic(pool, {
    name: 'order-restore',
    text,
    values: [one.orderNumber, one.cartId, one.version, JSON.stringify(one.document), one.now],
  });
  return rowCount === 1;
}
