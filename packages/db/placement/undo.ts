import type { Pool } from 'pg';
import { atomic } from './atomic.ts';

const text = `
  with undone as (
    update placement set state = 'undone', failure = $3
    where cart_id = $1 and attempt = $2 and state = 'running'
    returning cart_id
  ), released as (
    delete from reservation using undone where reservation.cart_id = undone.cart_id
    returning reservation.upc, reservation.place_id, reservation.qty
  ), locked as (
    select stock.upc, stock.place_id, released.qty from stock join released using (upc, place_id)
    order by stock.upc, stock.place_id for update of stock
  ), freed as (
    update stock set reserved = stock.reserved - locked.qty
    from locked where stock.upc = locked.upc and stock.place_id = locked.place_id
  ), unused as (
    delete from coupon_use using undone where coupon_use.cart_id = undone.cart_id returning code
  ), uncounted as (
    update coupon set used = used - 1 from unused where coupon.code = unused.code
  ), reopened as (
    update cart set state = 'open', updated_at = $4 from undone where cart.id = undone.cart_id
  )
  select cart_id from undone`;

/** Gives stock and codes back and opens the cart again. Returns false when the placement is not this attempt's any more. */
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
