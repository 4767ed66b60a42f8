import { sql } from 'kysely';
import type { Reader, Transaction } from '../database.ts';
import type { Tables } from '../tables/tables.ts';

/** Gives up captures of a locked order, or of one of its payments, that their provider has refused: nothing is owed for them any more. */
export async function dropRefused(
  tx: Transaction<Tables>,
  { orderNumber, key = null }: Readonly<{ orderNumber: string; key?: string | null }>,
  now: Date,
): Promise<void> {
  const { rows } = await sql<GivenUp>`
    with dropped as (
      update order_capture set state = 'dropped', next_try_at = null
      where order_number = ${orderNumber} and state = 'refused' and idempotency_key = coalesce(${key}, idempotency_key)
      returning idempotency_key, amount
    )
    select idempotency_key as key, sum(amount)::int as amount from dropped group by 1`.execute(tx);
  await releaseGivenUp(tx, orderNumber, rows, now);
}

type GivenUp = Readonly<{ key: string; amount: number }>;

/**
 * Releases what captures that were given up would have taken of payments of a locked order. As what is released, it
 * counts as given back: refunds that exceed what was taken, the last one first, give that much less back, and the rest
 * is given back without one. Those that their provider has refused count, too, as they are tried again; one of which nothing is left is over.
 * A payment that had ended, and of which nothing is left, is voided.
 */
export async function releaseGivenUp(
  tx: Transaction<Tables>,
  orderNumber: string,
  givenUp: readonly GivenUp[],
  now: Date,
): Promise<void> {
  if (givenUp.length === 0) return;
  await sql`
    with gone as (select * from jsonb_to_recordset(${JSON.stringify(givenUp)}::jsonb) as it (key text, amount integer)),
    refund as (
      select refund_key, idempotency_key as key, state, amount - released as owed,
        sum(amount - released) filter (where state <> 'refunded') over (
          partition by idempotency_key order by at desc, refund_key desc) as open_since
      from order_refund where order_number = ${orderNumber} and (state in ('asked', 'refunded') or kept)
    ), short as (
      select gone.key, least(gone.amount, greatest(0,
        (select coalesce(sum(owed), 0) from refund where refund.key = gone.key) - payment.taken)) as amount
      from gone join order_payment as payment on payment.idempotency_key = gone.key
    ), less as (
      select refund_key, key, refund.state, least(owed, short.amount - (open_since - owed))::int as amount
      from refund join short using (key) where refund.state <> 'refunded' and owed > 0 and open_since - owed < short.amount
    ), lessened as (
      update order_refund set released = released + less.amount, ${endedRefund(now)}
      from less where order_refund.refund_key = less.refund_key
    )
    update order_payment as payment set booked = booked - gone.amount, released = released + gone.amount,
      refunded = least(payment.amount, refunded + gone.amount
        - (select coalesce(sum(less.amount), 0) from less where less.key = gone.key and less.state = 'asked')),
      state = case when payment.state = 'captured' and booked = gone.amount then 'voided' else payment.state end
    from gone where payment.idempotency_key = gone.key`.execute(tx);
  await tellWaitingRefunds(
    tx,
    orderNumber,
    givenUp.map(({ key }) => key),
    now,
  );
}

/** What a refused refund becomes whose last share is released: nothing of it is to be tried again. */
const endedRefund = (now: Date) => {
  const isOver = sql`kept and order_refund.released + less.amount = order_refund.amount`;
  return sql`
    state = case when ${isOver} then 'refunded' else order_refund.state end,
    done_at = case when ${isOver} then ${now} else order_refund.done_at end,
    kept = kept and not (${isOver})`;
};

/** Has refunds of payments carried out that waited for a capture which had been refused; that they were decided is known already. */
export async function tellWaitingRefunds(
  tx: Transaction<Tables>,
  orderNumber: string,
  keys: readonly string[],
  now: Date,
): Promise<void> {
  await sql`
    insert into event (name, subject, payload, at)
    select 'refund.resumed', refund_key, jsonb_build_object('refundKey', refund_key, 'orderNumber', order_number), ${now}
    from order_refund
    where order_number = ${orderNumber} and idempotency_key = any(${[...keys]}::text[]) and state = 'asked'`.execute(
    tx,
  );
}

/**
 * Whether captures of the payment of a refund are under way, and what of those that were taken others have left for it: what was given back,
 * and what was decided before, whether it is asked for or was refused and is kept for a further try.
 */
export async function takenFor(
  db: Reader,
  refundKey: string,
): Promise<Readonly<{ isUnderWay: boolean; left: number }> | undefined> {
  const { rows } = await sql<{ isUnderWay: boolean; left: number }>`
    select exists (
        select from order_capture where idempotency_key = it.idempotency_key and order_capture.state = 'asked'
      ) as "isUnderWay",
      (taken - coalesce((
        select sum(other.amount - other.released) from order_refund as other
        where other.order_number = it.order_number and other.idempotency_key = it.idempotency_key and (other.state = 'refunded'
          or (other.state = 'asked' or other.kept) and (other.at, other.refund_key) < (it.at, it.refund_key))
      ), 0))::int as left
    from order_refund as it join order_payment using (idempotency_key) where refund_key = ${refundKey}`.execute(db);
  return rows[0];
}
