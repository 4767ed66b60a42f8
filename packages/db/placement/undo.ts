import type { Pool } from 'pg';
import { atomic } from './atomic.ts';
import { freed, releasedOf, usesOf } from './end-claim.ts';

const text = `
  with undone as (
    update placement set state = 'undone', failure = $3
    where cart_id = $1 and attempt = $2 and state = 'running'
    returning cart_id
  ), ${releasedOf('undone')}, ${freed}, ${usesOf('undone')}, reopened as (
    update cart set state = 'open', updated_at = $4 from undone where cart.id = undone.cart_id
  )
  select cart_id from undone`;

/**
 * Releases stock, codes and promotions and opens the cart again. Returns false when the placement no longer belongs to this
 * attempt.
 */
export async function undoPlacement(
  pool: Pool,
  cartId: string,
  attempt: string,
  failure: string,
  now: Date,
): Promise<boolean> {
  const { rowCount } = await atomic(pool, { name: 'placement-undo', text, values: [cartId, attempt, failure, now] });
  return rowCount === 1;
}
