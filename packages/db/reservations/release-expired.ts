import type { Pool } from 'pg';
import { atomic } from '../placement/atomic.ts';
import { freed } from '../placement/end-claim.ts';

// Reservations of a running or challenged placement are not touched: the recovery and the challenge job decide on those. Nor are those
// of exchanges, whose shoppers are told when they end.
const text = `
  with expired as (
    delete from reservation
    where expires_at < $1 and not exists (
      select from placement where placement.cart_id = reservation.cart_id and placement.state in ('running', 'challenge')
    ) and not exists (
      select from return_exchange where return_id = reservation.cart_id and return_exchange.state = 'held'
    )
    returning upc, place_id, qty
  ), released as (
    select upc, place_id, sum(qty)::int as qty from expired group by upc, place_id
  ), ${freed}
  select upc from expired`;

const atStores = `
  with expired as (
    delete from store_reservation where expires_at < $1 returning upc, store_id as place_id, qty
  ), released as (
    select upc, place_id, sum(qty)::int as qty from expired group by upc, place_id
  ), ${freed}
  select upc from expired`;

/**
 * Releases the stock of reservations that have expired and belong to no running placement, and of reservations in
 * stores that were not collected; returns how many.
 */
export async function releaseExpiredReservations(pool: Pool, now: Date): Promise<number> {
  const placing = await atomic(pool, { text, values: [now] });
  const putAside = await atomic(pool, { text: atStores, values: [now] });
  return (placing.rowCount ?? 0) + (putAside.rowCount ?? 0);
}
