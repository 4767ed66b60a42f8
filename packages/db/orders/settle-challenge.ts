import type { Pool } from 'pg';
import { atomic } from '../placement/atomic.ts';
import { freed, releasedOf, taken, usesOf } from '../placement/end-claim.ts';
import { takingHistory } from '../placement/taking-history.ts';
import type { StateChange } from '../tables/orders.ts';

const confirm = `
  with confirmed as (
    update orders set state = coalesce($6::jsonb -> -1 ->> 'to', $5) where order_number = $1 and state = $4
    returning order_number, cart_id, locale, total, currency
  ), finished as (
    update placement set state = 'done' from confirmed where placement.cart_id = confirmed.cart_id
  ), ${releasedOf('confirmed')}, ${taken}, paid as (
    update order_payment set state = 'authorised' from confirmed
    where order_payment.order_number = confirmed.order_number and order_payment.state = 'pending'
  ), history as (
    insert into order_history (order_number, entry_no, from_state, to_state, reason, at)
    select order_number, 3, $4::text, $5::text, 'payment authenticated', $2::timestamptz from confirmed
    union all ${takingHistory('confirmed', { after: 3, moves: '$6', now: '$2::timestamptz' })}
  ), handed as (
    update order_shipment set packed_at = $2, ready_at = $2, delivered_at = $2 from confirmed
    where order_shipment.order_number = confirmed.order_number and order_shipment.taken_at_once
    returning order_shipment.order_number, order_shipment.shipping_id
  ), announced as (
    insert into event (name, subject, payload, correlation_id, at)
    select 'order.placed', order_number, jsonb_build_object('orderNumber', order_number, 'locale', locale,
      'total', total, 'currency', currency), $3::text, $2::timestamptz from confirmed
    union all
    select 'shipment.delivered', order_number,
      jsonb_build_object('orderNumber', order_number, 'shippingId', shipping_id), $3::text, $2::timestamptz from handed
  )
  select order_number from confirmed`;

const cancel = `
  with cancelled as (
    update orders set state = $6 where order_number = $1 and state = $5
    returning order_number, cart_id, locale
  ), finished as (
    update placement set state = 'done', failure = 'PAY400' from cancelled where placement.cart_id = cancelled.cart_id
  ), ${releasedOf('cancelled')}, ${freed}, ${usesOf('cancelled')}, unpaid as (
    update order_payment set state = 'voided' from cancelled where order_payment.order_number = cancelled.order_number
  ), history as (
    insert into order_history (order_number, entry_no, from_state, to_state, reason, at)
    select order_number, 3, $5, $6, $3, $2 from cancelled
  ), announced as (
    insert into event (name, subject, payload, correlation_id, at)
    select 'order.cancelled', order_number, jsonb_build_object('orderNumber', order_number, 'locale', locale), $4, $2
    from cancelled
  )
  select order_number from cancelled`;

export type Settling = Readonly<{
  orderNumber: string;
  move: StateChange;
  now: Date;
  correlationId: string | undefined;
}>;

/**
 * Confirms an order whose challenge was passed, takes its stock and hands over what is taken at the till, which `taking`
 * are the moves of. False when it is no longer pending.
 */
export async function confirmChallenged(
  pool: Pool,
  { taking, ...one }: Settling & Readonly<{ taking: readonly StateChange[] }>,
): Promise<boolean> {
  const values = [
    ...[one.orderNumber, one.now, one.correlationId ?? null, one.move.from, one.move.to],
    JSON.stringify(taking),
  ];
  const { rowCount } = await atomic(pool, { name: 'order-confirm', text: confirm, values });
  return rowCount === 1;
}

/**
 * Cancels an order whose challenge failed and releases its stock, its codes and its promotions. False when it is no longer
 * pending.
 */
export async function cancelChallenged(pool: Pool, one: Settling & Readonly<{ reason: string }>): Promise<boolean> {
  const values = [one.orderNumber, one.now, one.reason, one.correlationId ?? null, one.move.from, one.move.to];
  const { rowCount } = await atomic(pool, { name: 'order-cancel', text: cancel, values });
  return rowCount === 1;
}

/** Numbers of orders whose payments have waited too long, the longest overdue first. */
export async function overdueChallenges(pool: Pool, now: Date, limit: number): Promise<readonly string[]> {
  const { rows } = await pool.query<{ orderNumber: string }>(
    `select order_number as "orderNumber" from order_payment
     where state = 'pending' and challenge_expires_at <= $1
     group by order_number order by min(challenge_expires_at) limit $2`,
    [now, limit],
  );
  return rows.map(({ orderNumber }) => orderNumber);
}
